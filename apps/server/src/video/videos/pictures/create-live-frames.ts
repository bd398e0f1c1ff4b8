import { passKinds, streamStatuses } from '@grandstand/contract'
import { chooseLiveFrame } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../../context/context.ts'
import { liveFrameRules } from '../../../context/live-frame-rules.ts'
import type { LiveFrameWidth } from '../../../context/media-pictures.ts'
import { encodeKey } from '../../../runtime/encode-key.ts'
import { createSlots } from '../../../runtime/slots.ts'
import { drawLiveFrame, type LiveFrameSizes } from './draw-live-frame.ts'
import { findFilmedEvent } from './filmed-event-store.ts'

/** How long a picture is valid, here and in every cache on its way. */
const freshMs = 10_000
/** A game that begins shows its first segment soon: the answer that there is no picture is valid for less long. */
const absentMs = 2_000
const maxKept = 500

const facts = z.object({ type: z.enum(passKinds), stream_status: z.enum(streamStatuses) })

export interface LiveFrame {
  /** Null: there is none for everybody. */
  bytes: Buffer | null
  /** How long it may be kept. */
  freshSeconds: number
}

export type FindLiveFrame = (
  asked: { channelKey: string; videoId: number },
  width: LiveFrameWidth,
) => Promise<LiveFrame>

/**
 * What live games look like right now. While somebody asks, each is drawn once in ten seconds, however many ask. The
 * process that has a game's files keeps its picture, and is asked by the others.
 */
export function createLiveFrames(
  ctx: Pick<Context, 'db' | 'channels' | 'ffmpeg' | 'recordings' | 'folders' | 'log'>,
): FindLiveFrame {
  const kept = new Map<string, { sizes: Promise<LiveFrameSizes | null>; untilMs: number }>()
  // Games go on meanwhile.
  const slots = createSlots(1)

  async function find(channelKey: string, videoId: number): Promise<LiveFrameSizes | null> {
    const channel = await ctx.channels.findByKey(channelKey)
    const event = channel && (await findFilmedEvent(ctx.db, channel.id, videoId))
    if (!channel || !event) return null
    const shown = chooseLiveFrame({ ...event, ...facts.parse(event), ...liveFrameRules(channel) })
    if (shown === null) return null
    const asked = { channelId: channel.id, videoId, isBlurred: shown === 'blurred' }
    return slots(() => drawLiveFrame(ctx, asked))
  }

  return async ({ channelKey, videoId }, width) => {
    const key = encodeKey([channelKey, videoId])
    let known = kept.get(key)
    if (!known || known.untilMs <= performance.now()) {
      const asked = { sizes: find(channelKey, videoId), untilMs: performance.now() + freshMs }
      known = asked
      asked.sizes.then(
        sizes => {
          if (sizes === null) asked.untilMs = performance.now() + absentMs
        },
        () => kept.delete(key),
      )
      kept.delete(key)
      kept.set(key, known)
      for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
    }
    const sizes = await known.sizes
    const leftMs = Math.max(0, known.untilMs - performance.now())
    return { bytes: sizes?.get(width) ?? null, freshSeconds: Math.ceil(leftMs / 1000) }
  }
}
