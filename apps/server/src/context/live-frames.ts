import type { LiveFrameWidth } from './media-pictures.ts'

export interface LivePicture {
  /** Null: there is none for everybody. */
  bytes: Buffer | null
  /** How long it may be kept. */
  freshSeconds: number
}

export interface AskedPicture {
  channelKey: string
  videoId: number
  /** The viewer may watch the game. The caller has checked that. */
  isForViewer?: boolean
}

/** What live games of this process look like right now. */
export interface LiveFrames {
  find(asked: AskedPicture, width: LiveFrameWidth): Promise<LivePicture>
}
