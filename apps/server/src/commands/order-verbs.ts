import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { orderFilters } from '@grandstand/contract'
import { checkGameRefund, readAmount, writeAmount } from '@grandstand/rules'
import { findDeskEvent } from '../catalogue/events/index.ts'
import type { Channel } from '../context/channel.ts'
import type { Context } from '../context/context.ts'
import { openJobQueue } from '../jobs/index.ts'
import { findChannelOfOrder } from '../orders/orders/index.ts'
import { createLog } from '../runtime/create-log.ts'
import { StartError } from '../runtime/start-error.ts'
import { getEventBuyers, getRefund, refundGame, requestRefund } from '../sale/refunds/index.ts'
import {
  findOrders,
  getOrderDetail,
  reportPaymentsHealth,
  requestSettling,
  settleOrder,
} from '../sale/studio-orders/index.ts'
import { formatMoney, lineOf, linesOfHealth, linesOfStory } from './describe-orders.ts'

export interface OrderCommand {
  /** Of an order or an event. */
  id: number
  search?: string
  show?: string
  channel?: string
  amount?: string
  reason?: string
  'despite-pass'?: boolean
  /** The recipient and the gift: a game by its id, everything else by its name in the files. */
  email?: string
  game?: string
  pass?: string
  subscription?: string
  team?: string
  until?: string
}

export interface Ctx extends Pick<Context, 'db' | 'now' | 'channels' | 'rosters'> {
  databaseUrl: string
}

const maxListed = 50
/** As long as a server that runs needs, and a little more. */
const patience = { tries: 30, everyMs: 500 }

export async function list(
  ctx: Ctx,
  { search = '', show = 'all', channel: key }: OrderCommand,
): Promise<void> {
  const filter = orderFilters.find(one => one === show)
  if (!filter) throw new StartError(`Choose one of ${orderFilters.join(', ')}, not ${show}.`)
  const channel = await getChannel(ctx, key)
  const asked = { search, show: filter, limit: maxListed, offset: 0 }
  const { items } = await findOrders(ctx, readerOf(channel), asked)
  for (const order of items) console.log(lineOf(order))
  if (items.length === 0) console.log('No orders.')
}

export async function show(ctx: Ctx, { id }: OrderCommand): Promise<void> {
  const channel = await getChannelOfOrder(ctx, id)
  for (const line of linesOfStory(await getOrderDetail(ctx, readerOf(channel), id))) console.log(line)
}

export async function settle(ctx: Ctx, { id }: OrderCommand): Promise<void> {
  const channel = await getChannelOfOrder(ctx, id)
  const before = await getOrderDetail(ctx, readerOf(channel), id)
  if (before.attempted_at === null)
    throw new StartError(`Order ${id} was free: there is no payment to ask about.`)
  const jobs = await openJobQueue({
    databaseUrl: ctx.databaseUrl,
    jobs: [settleOrder],
    maxConnections: 1,
    site: '',
    log: createLog('silent'),
  })
  try {
    await requestSettling({ ...ctx, jobs }, channel, id)
  } finally {
    await jobs.stop()
  }
  const after = await waitFor(async () => {
    const now = await getOrderDetail(ctx, readerOf(channel), id)
    return now.settled_at === before.settled_at ? undefined : now
  })
  console.log(after ? lineOf(after) : 'The provider has reported nothing new. A running server asks again.')
}

export async function refund(ctx: Ctx, { id, ...asked }: OrderCommand): Promise<void> {
  const reason = readReason(asked.reason)
  const channel = await getChannelOfOrder(ctx, id)
  const order = await getOrderDetail(ctx, readerOf(channel), id)
  const amount = asked.amount === undefined ? null : readPart(asked.amount, order.currency)
  if (order.refundable === 0) throw new StartError(`Order ${id} has nothing to refund.`)
  if (amount !== null && amount > order.refundable)
    throw new StartError(
      `Order ${id} has only ${formatMoney(order.refundable, order.currency)} left to refund.`,
    )
  const isDespitePass = asked['despite-pass'] ?? false
  if (order.counted_towards_id !== null && !isDespitePass)
    throw new StartError(
      `Order ${id} was taken off the price of the pass of order ${order.counted_towards_id}. Refund the pass, or repeat this with --despite-pass.`,
    )
  const { refund: made } = await ctx.db.transaction(tx =>
    requestRefund({ db: tx, now: ctx.now }, channel, {
      orderId: id,
      amount,
      reason,
      isDespitePass,
      idempotencyKey: randomUUID(),
      operator: null,
      ip: '',
      isTriedHere: false,
    }),
  )
  const done = await waitFor(async () => {
    const now = await getRefund(ctx.db, channel.id, made.id)
    return now.ended_at === null ? undefined : now
  })
  if (!done) console.log('The refund is stored. A running server carries it out.')
  else if (done.problem) throw new StartError(`Nothing was refunded: ${done.problem.replaceAll('_', ' ')}.`)
  else console.log(`${formatMoney(done.amount ?? 0, order.currency)} refunded.`)
}

export async function refundBuyers(ctx: Ctx, { id, ...asked }: OrderCommand): Promise<void> {
  const reason = readReason(asked.reason)
  const event = await findDeskEvent(ctx.db, id)
  const channel = event && (await ctx.channels.findById(event.channel_id))
  if (!event || !channel) throw new StartError(`There is no event ${id}: npm run events -- list`)
  if (checkGameRefund(event))
    throw new StartError(
      `Event ${id} is still to come, and on sale. To cancel it: npm run events -- cancel ${id}`,
    )
  const { amounts } = await getEventBuyers(ctx, { channel, params: { id } })
  const { refunds } = await refundGame(ctx, channel, { eventId: id, reason, operator: null, ip: '' })
  if (refunds === 0) return console.log('There is nobody to refund.')
  const sums = amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(' and ')
  console.log(`${refunds} buyers get a refund, ${sums} in total; a running server carries it out.`)
}

export async function health(ctx: Ctx, { channel: key }: OrderCommand): Promise<void> {
  const report = await reportPaymentsHealth(ctx, await getChannel(ctx, key))
  for (const line of linesOfHealth(report, ctx.now())) console.log(line)
}

const readerOf = (channel: Channel) => ({ channel, language: channel.settings.language })

export async function getChannel({ channels }: Ctx, key: string | undefined): Promise<Channel> {
  const all = await channels.list()
  const found = key === undefined && all.length === 1 ? all[0] : all.find(one => one.channel_key === key)
  if (found) return found
  const keys = all.map(({ channel_key }) => channel_key).join(', ') || 'none'
  throw new StartError(
    key === undefined
      ? `Name the channel with --channel; stored channels: ${keys}.`
      : `There is no channel ${key}; stored channels: ${keys}.`,
  )
}

async function getChannelOfOrder({ db, channels }: Ctx, orderId: number): Promise<Channel> {
  const channelId = await findChannelOfOrder(db, orderId)
  const channel = channelId === undefined ? undefined : await channels.findById(channelId)
  if (!channel) throw new StartError(`There is no order ${orderId}: npm run orders -- list`)
  return channel
}

/** In minor units. */
function readPart(text: string, currency: string): number {
  const amount = readAmount(text, currency)
  if (amount >= 1) return amount
  throw new StartError(`Write the amount like ${writeAmount(450, currency)}, not ${text}.`)
}

export function readReason(reason = ''): string {
  if (reason.trim().length < 3) throw new StartError('Give a reason with --reason.')
  return reason.trim().slice(0, 500)
}

async function waitFor<Found>(look: () => Promise<Found | undefined>): Promise<Found | undefined> {
  for (let tries = 0; tries < patience.tries; tries += 1) {
    const found = await look()
    if (found !== undefined) return found
    await setTimeout(patience.everyMs)
  }
  return undefined
}
