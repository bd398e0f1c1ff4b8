import { findScreen, getScreen } from './find-screen.ts'

/** Screens with a gate and its price, of which moments name theirs at the foot of the picture, and forms of one's own. */
const quiet: readonly string[] = [
  'watch',
  'watch-embed',
  'watch-clip',
  'shared-clip',
  'vod-media-item',
  'moments',
  'gift',
  'contacts',
]

/** Where a notice or a question of ours would cover or push a form, a gate or a price. */
export function isQuietPath(path: string): boolean {
  const screen = findScreen(path)
  if (screen === null) return false
  const { visit, takesCards = false } = getScreen(screen)
  return visit !== undefined || takesCards || quiet.includes(screen)
}
