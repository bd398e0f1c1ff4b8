import type { PageSummary } from '@grandstand/contract'
import { findPage, menuHref, pagePath } from '@grandstand/rules'

interface Address {
  path: string
  query: { group?: string | undefined; participant?: string | undefined }
}

/** The address as the menu would write it: without campaign tags, and with a page's url for its other name. */
export function menuAddress(pages: readonly PageSummary[], { path, query }: Address): string {
  const link = { url: null, name: '', vod_media_item_id: null }
  if (path !== '/') {
    const page = findPage(pages, path)
    return page ? pagePath(page) : path
  }
  if (query.participant) return menuHref({ ...link, type: 'participant', alias: query.participant }) ?? path
  if (query.group) return menuHref({ ...link, type: 'participant_group', alias: query.group }) ?? path
  return path
}
