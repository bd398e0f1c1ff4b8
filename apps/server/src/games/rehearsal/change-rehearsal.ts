import { type Body, type calls, type Event, studioCalls } from '@grandstand/contract'
import { requireRole } from '../../call/studio-route.ts'
import { getEvent, moveEvent, updateEvent } from '../../catalogue/events/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import type { Session } from '../../context/session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { windowOf } from './window-of.ts'

type Wanted = Body<typeof calls.changeRehearsal>
type Input = Reader & { session: Session; ip: string; params: { id: number }; body: Wanted }

/** How long before its beginning one is, that is to be upcoming once more. */
const leadMs = 15 * 60_000
const yearMs = 366 * 86_400_000

export async function changeRehearsal(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  asked: Input,
): Promise<Event> {
  const { channel, session, params, body } = asked
  const operator = await session.operator()
  const event = await getEvent(ctx, asked)
  if (!operator || !event.is_private) throw new CallError('not_found')
  requireRole(operator, studioCalls.makeRehearsal.by)
  const times = chooseTimes(body, event, ctx.now())
  await ctx.db.transaction(async tx => {
    const own = { db: tx, now: ctx.now }
    // Before it moves: the clock ends at once what is upcoming after its window.
    await updateEvent(own, channel.id, params.id, {
      ...(times && { times }),
      period: body.period,
      type: body.type,
      scores: body.scores ?? [],
    })
    if (body.stream_status) await move(own, channel.id, params.id, body.stream_status)
    await recordAction(own, describe(asked, operator))
  })
  return getEvent(ctx, asked)
}

/** From finished back to upcoming by way of live. */
async function move(
  ctx: Pick<Context, 'now'> & { db: Tx },
  channelId: number,
  eventId: number,
  to: NonNullable<Wanted['stream_status']>,
): Promise<void> {
  const moveTo = (status: typeof to) => moveEvent(ctx, channelId, eventId, { to: status, by: 'operator' })
  const refusal = await moveTo(to)
  if (refusal === null) return
  if (refusal !== 'no_such_move' || (await moveTo('live')) !== null || (await moveTo(to)) !== null)
    throw new CallError('conflict')
}

function chooseTimes({ event_utc_ts, stream_status }: Wanted, event: Event, now: Date) {
  if (event_utc_ts !== undefined) {
    const startsAt = new Date(event_utc_ts * 1000)
    if (Math.abs(startsAt.getTime() - now.getTime()) > yearMs)
      throw new CallError('invalid_request', { fields: { event_utc_ts: 'must be within a year of today' } })
    return windowOf(startsAt)
  }
  const isPast = event.event_utc_ts * 1000 <= now.getTime()
  return stream_status === 'upcoming' && isPast ? windowOf(new Date(now.getTime() + leadMs)) : null
}

function describe({ channel, params, body, ip }: Input, operator: OperatorAccount) {
  const { scores, ...changed } = body
  const told = Object.entries(changed).filter(([, value]) => value != null)
  const said = scores?.map(({ score }) => score ?? '–').join(':')
  return {
    ...({ action: 'change_rehearsal', operator, channelId: channel.id, ip } as const),
    target: { type: 'event', id: params.id } as const,
    details: { ...Object.fromEntries(told), ...(said && { score: said }) },
  }
}
