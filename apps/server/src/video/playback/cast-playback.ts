import type { calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { beginCast } from './cast-store.ts'
import { describeSource } from './describe-source.ts'
import { openHolder } from './open-holder.ts'
import { passGate } from './pass-gate.ts'
import { findPlayback } from './playback-store.ts'

/** An address of an open player for a television, which has neither its cookies nor its key. */
export async function castPlayback(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'videoNodes' | 'rosters' | 'mediaTokens' | 'playerTimes'>,
  asked: Reader & { session: Session; ip: string; params: { playback_id: string } },
): Promise<Reply<typeof calls.castPlayback>> {
  const { channel } = asked
  const playback = await findPlayback(ctx.db, channel.id, asked.params.playback_id)
  if (!playback || playback.key_hash !== asked.session.keyHash || playback.left_at)
    throw new CallError('not_found')
  if (playback.replaced_at) throw new CallError('playback_replaced')
  // A clip ends within a segment, which a television would play on, and a free preview is over before it has begun there.
  const isWhole = playback.clip_id === null && playback.ends_at === null
  const session = isWhole ? await openHolder(ctx, playback) : null
  if (!session || channel.settings.cast_app_id === undefined) throw new CallError('not_found')
  const source = await passGate(ctx, { ...asked, session }, playback)
  if (source.videoId === null) throw new CallError('nothing_to_play')
  if (!(await beginCast(ctx.db, channel.id, playback.id))) throw new CallError('playback_replaced')
  const { base } = describeSource(ctx, playback, source, 'cast')
  // Always the list of sizes: reading it gives each receiver a ticket of its own. Receivers do not support parts.
  return { url: `${base}index.m3u8?plain=1` }
}
