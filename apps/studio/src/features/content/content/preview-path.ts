import type { ContentKind } from '@grandstand/contract/studio-constants'
import { isValue } from './tidy-value.ts'

/** The viewer's page that shows an item of the kind. */
const paths: Partial<Record<ContentKind, string>> = {
  faq: '/faq',
  library_categories: '/vod_library',
  library_items: '/vod_library',
  library_rails: '/vod_library',
  packages: '/packages',
  subscriptions: '/packages',
}

/** Pages that show the slides of a place. */
const placePaths = { group: '/?group=', participant: '/?participant=', category: '/upcoming?sport=' } as const

export function previewPath(kind: ContentKind, value: Record<string, unknown>): string {
  const { url } = value
  if (kind === 'pages' && typeof url === 'string' && /^[a-z0-9/_-]+$/i.test(url))
    return `/${url.replace(/^\/+/, '')}`
  if (kind === 'slides') return slidePath(value.on)
  return paths[kind] ?? '/'
}

function slidePath(place: unknown): string {
  if (!isValue(place)) return '/'
  for (const [type, path] of Object.entries(placePaths)) {
    const alias = place[type]
    if (typeof alias === 'string' && alias !== '') return path + encodeURIComponent(alias)
  }
  return '/'
}
