import type { EventChange, EventChanges } from '@grandstand/contract'

/** What everybody hears, and beside it what only operators do. */
export interface HeardChanges extends EventChanges {
  privately: EventChange[]
}

/** Changes of events as they are committed, by whichever process. */
export interface EventFeed {
  /** The newest change that this process has heard of; 0 before the first. */
  cursorOf(channelId: number): number
  changesSince(channelId: number, cursor: number): Promise<HeardChanges>
  /** Tells of every change after the cursor, until the returned function is called. */
  follow(channelId: number, cursor: number, onChanges: (changes: HeardChanges) => void): () => void
}
