import { isValue } from './tidy-value.ts'

/** Pages that show the slides of a place. */
const placePaths = { group: '/?group=', participant: '/?participant=', category: '/upcoming?sport=' } as const

/** The viewer's page that shows an item, which `{url}` or `{on}` in `shownAt` leave to the item. */
export function previewPath(shownAt: string, { url, on }: Record<string, unknown>): string {
  if (shownAt.includes('{on}')) return placePath(on)
  if (!shownAt.includes('{url}')) return shownAt
  const isPath = typeof url === 'string' && /^[a-z0-9/_-]+$/i.test(url)
  return isPath ? shownAt.replace('{url}', url.replace(/^\/+/, '')) : '/'
}

function placePath(place: unknown): string {
  if (!isValue(place)) return '/'
  for (const [type, path] of Object.entries(placePaths)) {
    const alias = place[type]
    if (typeof alias === 'string' && alias !== '') return path + encodeURIComponent(alias)
  }
  return '/'
}
