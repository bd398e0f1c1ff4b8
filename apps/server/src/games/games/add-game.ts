import type { Body, studioCalls } from '@grandstand/contract'
import { newStudioKey, reserveEventIds, writePlannedEvents } from '../../catalogue/events/index.ts'
import { listGameFacts } from '../../catalogue/prices/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { shareChannelContent } from '../../db/channel-content-lock.ts'
import { addCamera } from '../../video/ingest/index.ts'
import { getPlan } from './get-plan.ts'

export async function addGame(
  ctx: Pick<Context, 'db' | 'now' | 'sealer'>,
  {
    channel,
    session,
    body: { camera, ...terms },
    ip,
  }: OperatorCall & { body: Body<typeof studioCalls.addGame> },
): Promise<{ id: number }> {
  return ctx.db.transaction(async tx => {
    // An apply decides meanwhile which teams and venues exist.
    await shareChannelContent(tx, channel.id)
    const now = ctx.now()
    const facts = await listGameFacts(tx, channel.id)
    const plan = await getPlan(tx, channel, terms, { facts, now })
    const [id = 0] = await reserveEventIds(tx, 1)
    const own = { db: tx, now: ctx.now, sealer: ctx.sealer }
    const by = { channel, session, ip }
    await recordChannelAction(own, by, { action: 'add_game', target: { type: 'event', id } })
    await writePlannedEvents(
      tx,
      channel.id,
      { fresh: [{ ...plan, id, source_key: newStudioKey() }], known: [] },
      now,
    )
    if (camera !== null) {
      const { video_id } = await addCamera(own, channel.id, id, camera)
      const target = { type: 'camera', id: video_id } as const
      await recordChannelAction(own, by, { action: 'add_camera', target, details: { event_id: id } })
    }
    return { id }
  })
}
