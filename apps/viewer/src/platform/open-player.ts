import type { PlayerHandle, StoryboardSource } from '@grandstand/player'

/** A player that shows a game, for who works with its picture. */
export interface OpenPlayer {
  handle: PlayerHandle
  /** The camera that is shown. */
  mediaId: number
  storyboard: StoryboardSource
}
