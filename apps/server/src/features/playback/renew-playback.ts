import type { calls, Reply } from '@grandstand/contract'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { checkGate } from './check-gate.ts'
import { describeSource } from './describe-source.ts'
import { deletePlayback, findPlayback, keepPosition, touchPlayback } from './playback-store.ts'

/** Asks every rule anew: a refund, a block or a logout ends the picture with the next renewal. */
export async function renewPlayback(
  ctx: Pick<Context, 'db' | 'now' | 'geo' | 'recordings' | 'rosters' | 'mediaTokens'>,
  asked: Reader & {
    session: Session
    ip: string
    params: { playback_id: string }
    body: {
      position_seconds?: number | undefined
      duration_seconds?: number | undefined
      leaves?: boolean | undefined
    }
  },
): Promise<Reply<typeof calls.renewPlayback>> {
  const { channel, session } = asked
  const playback = await findPlayback(ctx.db, channel.id, asked.params.playback_id)
  if (!playback || playback.key_hash !== session.keyHash) throw new CallError('not_found')
  if (playback.replaced_at) throw new CallError('playback_replaced')
  const gate = await checkGate(ctx, asked, playback.event_id, playback.event_media_id)
  const now = ctx.now()
  const { position_seconds, duration_seconds, leaves } = asked.body
  if (leaves) await deletePlayback(ctx.db, channel.id, playback.id, session.keyHash)
  else await touchPlayback(ctx.db, channel.id, playback.id, now)
  if (session.userId !== null && position_seconds !== undefined) {
    await keepPosition(ctx.db, channel.id, {
      user_id: session.userId,
      event_id: playback.event_id,
      position_seconds: Math.floor(position_seconds),
      duration_seconds: duration_seconds === undefined ? null : Math.floor(duration_seconds),
      updated_at: now,
    })
  }
  return describeSource(ctx, playback, gate.source).source
}
