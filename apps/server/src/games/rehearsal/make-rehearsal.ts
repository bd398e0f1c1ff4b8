import { createEvents, listEvents, listPrivateEvents } from '../../catalogue/events/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { addCamera } from '../../video/ingest/index.ts'
import { windowOf } from './window-of.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'rosters' | 'sealer'>

/** What keeps a channel from having two of them. */
const source_key = 'rehearsal'
const name = { en: 'Rehearsal', fr: 'Répétition', bg: 'Репетиция' }
const camera: Record<string, string> & { en: string } = {
  en: 'Main camera',
  fr: 'Caméra principale',
  bg: 'Главна камера',
}
/** Time to set a camera up. */
const leadMs = 15 * 60_000

export async function makeRehearsal(ctx: Ctx, asked: OperatorCall): Promise<{ id: number }> {
  const { channel, session, ip } = asked
  const draft = await draftLike(ctx, channel)
  return ctx.db.transaction(async tx => {
    const own = { ...ctx, db: tx }
    const [made] = await createEvents(own, channel, [draft])
    if (made === undefined) return { id: await getKnown(tx, channel.id) }
    await addCamera(own, channel.id, made, camera[channel.settings.language] ?? camera.en)
    const target = { type: 'event', id: made } as const
    const action = { action: 'make_rehearsal', operator: session.operator, channelId: channel.id } as const
    await recordAction(own, { ...action, target, ip })
    return { id: made }
  })
}

async function getKnown(tx: Tx, channelId: number): Promise<number> {
  const [known] = await listPrivateEvents(tx, channelId)
  if (known === undefined) throw new CallError('conflict')
  return known
}

/** Teams, sport and place of the next game, or whatever the channel has. */
async function draftLike(ctx: Ctx, channel: Channel) {
  const asked = { channel, language: channel.settings.language, session: null }
  const { items } = await listEvents(ctx, { ...asked, query: { stream_status: 'upcoming', limit: 1 } })
  const roster = await ctx.rosters.get(asked)
  const [next] = items
  const event_category_id = next?.event_category_id ?? [...roster.categories.keys()][0]
  if (event_category_id === undefined) throw new CallError('conflict')
  return {
    source_key,
    name,
    description: '',
    type: 'free',
    is_private: true,
    event_category_id,
    ...windowOf(new Date(ctx.now().getTime() + leadMs)),
    location_id: next?.location_id ?? null,
    time_zone: next?.time_zone ?? channel.settings.time_zone,
    home_team_id: next?.home_team_id ?? null,
    teams: (next?.participants ?? []).map(({ id }) => ({ participant_id: id, score: null })),
  }
}
