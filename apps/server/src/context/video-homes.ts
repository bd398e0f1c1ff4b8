import type { Node } from './nodes.ts'

/** Which process has a video: the one that records it, else one that has its files. */
export interface VideoHomes {
  /** Null: this process, or nobody who lives; then at most the storage has it. */
  find(channelId: number, videoId: number): Promise<Node | null>
  /** Something of it can be played, wherever it is. */
  isReady(channelId: number, videoId: number): Promise<boolean>
}
