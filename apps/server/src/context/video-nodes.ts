import type { Break } from '@grandstand/media'
import type { Node } from './nodes.ts'

/** What is asked of a recording in one of its sizes. */
export interface StretchQuestion {
  rung: string
  /** The program date of a picture. */
  dateMs?: number | undefined
  fromSeconds?: number | undefined
  toSeconds?: number | undefined
}

export interface Stretch {
  beginSeconds: number
  /** By the clock of its first picture; null: nobody knows when it was filmed. */
  beginMs: number | null
  endSeconds: number
  isEnded: boolean
  /** Where the picture of the date is; null: there is none. */
  dateSeconds: number | null
  /** Where the first segment begins that is needed to show the stretch; null: there is none. */
  firstSeconds: number | null
  /** The first of them. */
  breaks: Break[]
}

/** Which process has a video: the one that records it, else one that has its files. */
export interface VideoNodes {
  /** Null: this process, or nobody who lives; then at most the storage has it. */
  find(channelId: number, videoId: number): Promise<Node | null>
  /** Something of it can be played, wherever it is. */
  isReady(channelId: number, videoId: number): Promise<boolean>
  /** Null: nothing of it can be played. */
  measure(channelId: number, videoId: number, question: StretchQuestion): Promise<Stretch | null>
}
