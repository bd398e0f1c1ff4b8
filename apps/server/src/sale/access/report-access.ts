import type { AccessReport } from '@grandstand/contract'
import {
  type AskedOrder,
  explainOrder,
  isOpening,
  explainAccess as judgeAccess,
  listCapabilities,
  type SoldEvent,
} from '@grandstand/rules'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { countPlayers, findWatchable } from '../../video/playback/index.ts'
import { listHeldGrants } from '../grants/index.ts'
import type { SettleContext } from '../payments/index.ts'
import { settleOrders } from './settle-orders.ts'

interface Question {
  event: { id: number; name: string }
  user: { id: number; email: string } | null
  isGeoBlocked: boolean | null
}

/** Few hold more; those that say the most come first. */
const maxShown = 20

/** Asks the provider about every order that would open the game, then reports whether each rule holds. */
export async function reportAccess(
  ctx: SettleContext & Pick<Context, 'videoNodes' | 'rosters' | 'playerTimes'>,
  reader: Reader,
  { event: named, user, isGeoBlocked }: Question,
): Promise<AccessReport> {
  const { channel } = reader
  const found = await findWatchable(ctx, reader, named.id)
  if (!found) throw new CallError('not_found')
  const { event, hasMedia } = found
  const isSold = event.type === 'paid' || event.type === 'ppv'
  const mayWatchWith = (held: AskedOrder[]) =>
    listCapabilities(
      channel.settings.capabilities,
      { isLoggedIn: user !== null, orders: held },
      ctx.now(),
    ).includes('watch')
  const isHeldAsked = isSold || !mayWatchWith([])
  const { orders, is_settled } =
    user && isHeldAsked
      ? await settleOrders(ctx, channel, { userId: user.id, event })
      : { orders: [], is_settled: true }
  const grants = user && isHeldAsked ? await listHeldGrants(ctx, channel.id, user.id) : []
  const players = user ? await countPlayers(ctx, channel.id, user.id) : { open: 0, max: 0 }
  const now = ctx.now()
  const held = orders.map(order => order.held)
  const answer = judgeAccess(
    {
      event,
      isLoggedIn: user !== null,
      orders: held,
      grants: grants.map(grant => grant.held),
      isGeoBlocked,
      canWatch: mayWatchWith([...held, ...grants.map(grant => grant.held)]),
      hasMedia,
      players,
    },
    now,
  )
  const say = localiser(reader)
  return {
    event: { id: named.id, name: named.name, type: event.type },
    user: user && { id: user.id, email: user.email },
    ...answer,
    players,
    is_settled,
    grants: chooseShown(grants, event, now).map(({ id, product_name, ends_at, gap }) => ({
      id,
      name: say(product_name),
      ends_at: ends_at.toISOString(),
      gap,
    })),
    orders: chooseShown(orders, event, now).map(({ row, held, gap }) => ({
      id: row.id,
      name: say(row.product_name),
      status: held.status,
      activity_status: held.activity_status,
      payment_state: row.payment_state,
      expires_at: row.expires_at?.toISOString() ?? null,
      gap,
    })),
  }
}

/** Each with why it does not open the game. */
function chooseShown<Candidate extends { held: AskedOrder }>(
  candidates: Candidate[],
  event: SoldEvent,
  now: Date,
) {
  return (
    candidates
      .map(candidate => ({ ...candidate, gap: explainOrder(candidate.held, event, now) }))
      // A pass that was given up, and would not have helped, helps nobody to understand.
      .filter(({ gap, held }) => isOpening(held, now) || !isOfSomethingElse(gap))
      .slice(0, maxShown)
  )
}

type Gap = ReturnType<typeof explainOrder>

function isOfSomethingElse(gap: Gap): boolean {
  return gap === 'other_game' || gap === 'single_only' || gap === 'other_sport' || gap === 'other_team'
}
