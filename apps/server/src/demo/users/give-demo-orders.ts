import { groupSeats } from '@grandstand/contract'
import { listEvents } from '../../catalogue/events/index.ts'
import { listPackages } from '../../catalogue/products/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { addOrder, type NewOrder } from '../../orders/orders/index.ts'
import { handOutGifts, insertGifts } from '../../sale/gifts/index.ts'
import { keepTransactions } from '../../sale/payments/index.ts'

const dayMs = 86_400_000
const seats = groupSeats.min

/**
 * The pass of one team, one pay-per-view game, and another for a group, so that the demo shows what is included, what is
 * not, and links to share.
 */
export async function giveDemoOrders(
  ctx: Pick<Context, 'db' | 'now' | 'rosters' | 'jobs' | 'publicUrl' | 'sealer'>,
  asked: Reader & { session: { userId: number } },
): Promise<void> {
  const { channel, session } = asked
  const now = ctx.now()
  const visitor = { channel, language: asked.language, session: null }
  const products = await listPackages(ctx, asked)
  const teamPass = products.find(product => product.is_team_pass)
  const singleGame = products.find(product => product.type === 'single_event')
  const { teams } = await ctx.rosters.get(asked)
  const [team] = teams.values()
  const { items } = await listEvents(ctx, { ...visitor, query: { stream_status: 'upcoming', limit: 100 } })
  const [game, groupGame] = items.filter(event => event.type === 'ppv')

  const paid = {
    user_id: session.userId,
    status: 'paid',
    activity_status: 'active',
    currency: channel.settings.currency,
    created_at: new Date(now.getTime() - 3 * dayMs),
  }
  if (teamPass && team) {
    await give({
      ...paid,
      type: 'package',
      package_id: teamPass.id,
      participant_id: team.id,
      product_name: `${teamPass.name}: ${team.name}`,
      base_price: teamPass.base_price,
      service_fee: teamPass.service_fee,
    })
  }
  if (game) {
    await give({
      ...paid,
      type: 'event',
      event_id: game.id,
      package_id: singleGame?.id ?? null,
      product_name: game.name,
      base_price: game.base_price,
      service_fee: game.service_fee,
    })
  }
  if (groupGame) {
    const id = await give({
      ...paid,
      type: 'event',
      event_id: groupGame.id,
      package_id: singleGame?.id ?? null,
      product_name: groupGame.name,
      base_price: groupGame.base_price * seats,
      service_fee: groupGame.service_fee * seats,
      is_gift: true,
      seats,
    })
    await ctx.db.transaction(async tx => {
      const gift = { order_id: id, email: null, message: '', created_at: paid.created_at }
      await insertGifts(tx, channel.id, gift, seats)
      await handOutGifts(ctx, tx, channel, { id, is_gift: true, seats })
    })
  }
  /** With what was paid for it, as if with a test card. The id of the order. */
  async function give(order: NewOrder): Promise<number> {
    const { base_price, service_fee, created_at: at, product_name } = order
    const order_id = await addOrder(ctx, channel.id, order)
    const lines = { base_price, service_fee, discount: 0, credit: 0, tax: 0, total: base_price + service_fee }
    const payment = {
      order_id,
      event: 'created',
      status: 'paid',
      ...lines,
      payment_id: `order-${order_id}`,
      at,
    }
    await ctx.db.transaction(tx =>
      keepTransactions(tx, channel, { product_name }, [
        { ...payment, card_brand: 'visa', card_last4: '4242' },
      ]),
    )
    return order_id
  }
}
