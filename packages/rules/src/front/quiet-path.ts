import { findScreen, getScreen } from './find-screen.ts'

/** Screens with a gate and its price; moments name theirs at the foot of the picture. */
const gated: readonly string[] = [
  'watch',
  'watch-embed',
  'watch-clip',
  'shared-clip',
  'vod-media-item',
  'moments',
]

/** Where a notice or a question of ours would cover or push a form, a gate or a price. */
export function isQuietPath(path: string): boolean {
  const screen = findScreen(path)
  if (screen === null) return false
  const { visit, takesCards = false } = getScreen(screen)
  return visit !== undefined || takesCards || gated.includes(screen)
}
