import type { Context } from '../../../context/context.ts'
import type { LiveFrameWidth } from '../../../context/media-pictures.ts'
import { type AskedPicture, chooseShown, keyOfAsked, looksOf } from './choose-shown.ts'
import { drawLiveFrame } from './draw-live-frame.ts'
import { keepFresh } from './keep-fresh.ts'

const maxKept = 500

export interface LivePicture {
  /** Null: there is none for everybody. */
  bytes: Buffer | null
  /** How long it may be kept. */
  freshSeconds: number
}

export type FindLiveFrame = (asked: AskedPicture, width: LiveFrameWidth) => Promise<LivePicture>

/** What live games look like right now. The process that has a game's files keeps its picture, and is asked by the others. */
export function createLiveFrames(
  ctx: Pick<Context, 'db' | 'channels' | 'ffmpeg' | 'recordings' | 'folders' | 'log'>,
): FindLiveFrame {
  const find = keepFresh({
    keyOf: keyOfAsked,
    whose: ({ channelKey }) => ['channel', channelKey],
    choose: (asked: AskedPicture) => chooseShown(ctx, asked),
    looks: looksOf,
    make: shown => drawLiveFrame(ctx, shown),
    maxKept,
  })
  return async (asked, width) => {
    const { made, freshSeconds } = await find(asked)
    return { bytes: made?.get(width) ?? null, freshSeconds }
  }
}
