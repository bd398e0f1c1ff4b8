import { passKinds, streamStatuses } from '@grandstand/contract'
import { chooseLiveFrame } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../../context/context.ts'
import { liveFrameRules } from '../../../context/live-frame-rules.ts'
import type { AskedPicture } from '../../../context/live-frames.ts'
import { encodeKey } from '../../../runtime/encode-key.ts'
import { findFilmedEvent } from './filmed-event-store.ts'

const facts = z.object({ type: z.enum(passKinds), stream_status: z.enum(streamStatuses) })

export interface ShownFrame {
  channelId: number
  videoId: number
  isBlurred: boolean
}

/** For `keepFresh`. */
export const keyOfAsked = ({ channelKey, videoId, isForViewer = false }: AskedPicture) =>
  encodeKey([channelKey, videoId, isForViewer])
export const looksOf = ({ isBlurred }: ShownFrame) => (isBlurred ? 'blurred' : 'clear')

/** How a live game is shown; null: not at all, or it is none. */
export async function chooseShown(
  ctx: Pick<Context, 'db' | 'channels'>,
  { channelKey, videoId, isForViewer = false }: AskedPicture,
): Promise<ShownFrame | null> {
  const channel = await ctx.channels.findByKey(channelKey)
  const event = channel && (await findFilmedEvent(ctx.db, channel.id, videoId))
  if (!channel || !event) return null
  const shown = chooseLiveFrame({ ...event, ...facts.parse(event), ...liveFrameRules(channel) })
  return shown && { channelId: channel.id, videoId, isBlurred: shown === 'blurred' && !isForViewer }
}
