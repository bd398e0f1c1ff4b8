import { listPackages } from '../../catalogue/products/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { addOrder, type NewOrder } from '../../orders/orders/index.ts'
import { keepTransactions } from '../../sale/payments/index.ts'
import { createRandom, type Random } from '../season/random.ts'

interface SoldGame {
  id: number
  name: NewOrder['product_name']
  event_utc_ts: Date
  base_price: number
  service_fee: number
}

const orderCount = 90
const dayMs = 86_400_000
const campaigns = [null, null, null, 'newsletter', 'school-poster', 'instagram']

/** What was bought in the last weeks, so that reports have something to tell. */
export async function sellPast(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  channel: Channel,
  {
    games,
    buyers,
    days,
    until,
  }: { games: readonly SoldGame[]; buyers: readonly number[]; days: number; until: Date },
): Promise<void> {
  const random = createRandom('demo sales')
  const dice = createRandom('demo buyers')
  const now = ctx.now()
  const { language, currency } = channel.settings
  const reader = { channel, language, session: null }
  const products = (await listPackages(ctx, reader)).filter(product => product.type === 'package')
  const { teams } = await ctx.rosters.get(reader)
  const orders = Array.from({ length: orderCount }, () => {
    const created_at = new Date(until.getTime() - 1 - random.next() ** 1.3 * days * dayMs)
    return { ...chooseOrder(), currency, created_at, trk: random.pick(campaigns) ?? null }
  })
  // Lists show the newest first by its number.
  for (const order of orders.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()))
    if ('type' in order) await sell(order, random)

  function chooseOrder() {
    const isGame = random.next() < 0.65
    const game = isGame ? random.pick(games) : undefined
    const pass = isGame ? undefined : random.pick(products)
    const team = pass?.is_team_pass ? random.pick([...teams.values()]) : undefined
    const paid = { user_id: dice.pick(buyers) ?? null, status: 'paid', activity_status: 'active' }
    if (game) {
      const { id: event_id, name: product_name, base_price, service_fee } = game
      return { ...paid, type: 'event', event_id, product_name, base_price, service_fee }
    }
    if (!pass) return null
    const { id: package_id, name, base_price, service_fee } = pass
    const product_name = team ? `${name}: ${team.name}` : name
    const expires_at = new Date(now.getTime() + random.between(5, 200) * dayMs)
    const sold = { ...paid, type: 'package', package_id, participant_id: team?.id ?? null, expires_at }
    return { ...sold, product_name, base_price, service_fee }
  }

  async function sell(order: NewOrder, luck: Random): Promise<void> {
    const { base_price, service_fee, created_at: at, product_name } = order
    const total = base_price + service_fee
    const isRefunded = luck.next() < 0.06
    const order_id = await addOrder(
      ctx,
      channel.id,
      isRefunded ? { ...order, status: 'refunded', activity_status: 'inactive' } : order,
    )
    const lines = { base_price, service_fee, discount: 0, credit: 0, tax: 0, total }
    const refund = { status: isRefunded ? 'refunded' : 'paid', refunded: isRefunded ? total : 0 }
    const payment = { order_id, event: 'created', ...lines, ...refund, payment_id: `order-${order_id}`, at }
    await ctx.db.transaction(tx => keepTransactions(tx, channel, { product_name }, [payment]))
  }
}
