import type { Context } from '../../../context/context.ts'
import type { AskedPicture, LiveFrames } from '../../../context/live-frames.ts'
import { chooseShown, keyOfAsked, looksOf } from './choose-shown.ts'
import { drawLiveFrame } from './draw-live-frame.ts'
import { keepFresh } from './keep-fresh.ts'

const maxKept = 500

/** What live games look like right now. The process that has a game's files keeps its picture, and is asked by the others. */
export function createLiveFrames(
  ctx: Pick<Context, 'db' | 'channels' | 'ffmpeg' | 'recordings' | 'folders' | 'log'>,
): LiveFrames {
  const find = keepFresh({
    keyOf: keyOfAsked,
    whose: ({ channelKey }) => ['channel', channelKey],
    choose: (asked: AskedPicture) => chooseShown(ctx, asked),
    looks: looksOf,
    make: shown => drawLiveFrame(ctx, shown),
    maxKept,
  })
  return {
    async find(asked, width) {
      const { made, freshSeconds } = await find(asked)
      return { bytes: made?.get(width) ?? null, freshSeconds }
    },
  }
}
