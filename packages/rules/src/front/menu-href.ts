import type { MenuItem, MenuLink, PageSummary } from '@grandstand/contract'

type Target = Pick<MenuLink, 'type' | 'url' | 'alias' | 'name' | 'vod_media_item_id'>

/** Where a menu entry leads; null for an entry that only holds others. */
export function menuHref(item: Target): string | null {
  switch (item.type) {
    case 'participant_group':
      return `/?group=${encodeURIComponent(item.alias ?? item.name)}`
    case 'participant':
      return `/?participant=${encodeURIComponent(item.alias ?? item.name)}`
    case 'vod':
      return item.vod_media_item_id === null ? '/vod_library' : `/vod_library/${item.vod_media_item_id}`
    case 'page':
      return item.url === null ? null : pagePath({ url: item.url })
    case 'route':
    case 'url':
      return item.url
    case 'menu':
      return null
  }
}

/** A menu that names some schools or teams begins with the way to all of them. */
export function menuChildren(
  item: MenuItem,
  words: { allSchools: string; allTeams: string },
): readonly MenuLink[] {
  const all = [
    { kind: 'participant_group', name: words.allSchools, url: '/schools' },
    { kind: 'participant', name: words.allTeams, url: '/teams' },
  ].filter(
    ({ kind, url }) =>
      item.children.some(({ type }) => type === kind) &&
      !item.children.some(child => menuHref(child) === url),
  )
  const links = all.map(
    ({ name, url }) => ({ ...item, type: 'route', alias: null, vod_media_item_id: null, name, url }) as const,
  )
  return [...links, ...item.children]
}

export function pagePath(page: Pick<PageSummary, 'url'>): string {
  return page.url.startsWith('/') ? page.url : `/${page.url}`
}

/** A page is found by its url, with or without a leading slash, or by its alternative name. */
export function findPage<Page extends Pick<PageSummary, 'url' | 'alt_name'>>(
  pages: readonly Page[],
  path: string,
): Page | undefined {
  const wanted = path.replace(/^\/+|\/+$/g, '')
  return (
    pages.find(page => page.url.replace(/^\//, '') === wanted) ?? pages.find(page => page.alt_name === wanted)
  )
}
