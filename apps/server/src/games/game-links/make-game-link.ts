import type { Body, Reply, studioCalls } from '@grandstand/contract'
import { createSecret, hashSecret } from '../../accounts/keys/index.ts'
import { lockEvent } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { addCamera } from '../../video/ingest/index.ts'
import { countGameLinks, findCamera, insertGameLink, maxGameLinks } from './game-link-store.ts'

/** A score is corrected, and a replay looked at, on the day after. */
const dayMs = 24 * 60 * 60_000

interface Input extends OperatorCall {
  body: Body<typeof studioCalls.makeGameLink>
}

/**
 * The token exists in clear only in this answer; the database has its hash. The event is locked, so that two links at
 * once share one camera.
 */
export async function makeGameLink(
  ctx: Pick<Context, 'db' | 'now' | 'publicUrl' | 'sealer' | 'srt'>,
  { channel, session, body: { event_id, kind, name, camera_id }, ip }: Input,
): Promise<Reply<typeof studioCalls.makeGameLink>> {
  const token = createSecret()
  const now = ctx.now()
  return ctx.db.transaction(async tx => {
    const event = await lockEvent(tx, channel.id, event_id)
    if (!event) throw new CallError('not_found')
    if ((await countGameLinks(tx, channel.id, now)) >= maxGameLinks) throw new CallError('conflict')
    const expires_at = new Date(Math.max(event.event_utc_ts.getTime(), now.getTime()) + dayMs)
    const id = await insertGameLink(tx, {
      channel_id: channel.id,
      event_id,
      kind,
      camera_id:
        kind === 'camera' ? await chooseCamera(ctx, tx, channel.id, { event_id, name, camera_id }) : null,
      name,
      made_by: session.operator.email,
      token_hash: hashSecret(token),
      created_at: now,
      expires_at,
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'make_game_link', target: { type: 'event', id: event_id }, details: { kind, name } },
    )
    return { id, link: `${ctx.publicUrl}/studio/link#${token}`, expires_at: expires_at.toISOString() }
  })
}

async function chooseCamera(
  ctx: Pick<Context, 'now' | 'sealer' | 'srt' | 'publicUrl'>,
  tx: Tx,
  channelId: number,
  { event_id, name, camera_id }: { event_id: number; name: string; camera_id: number | undefined },
): Promise<number> {
  const known = await findCamera(tx, channelId, event_id, camera_id)
  if (camera_id !== undefined && known === undefined) throw new CallError('not_found')
  return known ?? (await addCamera({ ...ctx, db: tx }, channelId, event_id, name)).video_id
}
