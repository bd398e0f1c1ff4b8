import type { PlayerHandle, StoryboardSource } from '@grandstand/player'

/** A player that shows a game, for code that uses its picture. */
export interface OpenPlayer {
  handle: PlayerHandle
  /** The camera that is shown. */
  mediaId: number
  storyboard: StoryboardSource
}
