import { findUserRow, fullNameOf, type UserRow } from '../../accounts/users/index.ts'
import type { DisputeEvidence } from '../../adapters/payments/index.ts'
import { findDeskEvent } from '../../catalogue/events/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { findOrder, listTransactionRows } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { listViewings } from '../../video/playback/index.ts'

/** Evidence for a payment: who bought what, under which terms, and when it was watched. */
export async function collectEvidence(
  ctx: Pick<Context, 'db' | 'publicUrl'>,
  channel: Channel,
  orderId: number,
): Promise<DisputeEvidence> {
  const order = await findOrder(ctx.db, channel.id, orderId)
  if (!order) throw new CallError('not_found')
  const buyer = order.user_id === null ? undefined : await findUserRow(ctx.db, channel.id, order.user_id)
  const event = order.event_id === null ? undefined : await findDeskEvent(ctx.db, order.event_id)
  const [payment] = await listTransactionRows(ctx.db, channel.id, [orderId])
  const say = localiser({ channel, language: 'en' })
  const origin = originOf(channel, ctx.publicUrl)
  const opened = (await listViewings(ctx.db, channel.id, order)).map(
    ({ name, first_at, last_at, times }) =>
      `${say(name)}: opened ${times === 1 ? 'once' : `${times} times`}, first ${momentOf(first_at)}, last ${momentOf(last_at)}`,
  )
  return {
    product: `${say(order.product_name)}: sports video, live and as replay, at ${origin}`,
    customer: buyer ? { name: fullNameOf(buyer), email: buyer.email } : null,
    serviceDate: event?.day ?? dayOf(order.created_at),
    accessLog: opened.length === 0 ? null : opened.join('\n'),
    termsShown: `The terms of sale (${origin}/terms_conditions) are linked at the pay button, and nobody pays without accepting them.`,
    account: [
      `Order ${orderId} was made ${momentOf(order.created_at)} by a buyer who was logged in.`,
      ...(buyer ? describeAccount(buyer) : []),
      ...(payment?.receipt_url ? [`Receipt: ${payment.receipt_url}`] : []),
    ].join('\n'),
  }
}

function describeAccount({ created_at, email_verified_at, terms_accepted_at }: UserRow): string[] {
  return [
    `The account exists since ${momentOf(created_at)}.`,
    ...(terms_accepted_at ? [`Its owner accepted the terms ${momentOf(terms_accepted_at)}.`] : []),
    ...(email_verified_at ? [`Its email address was verified ${momentOf(email_verified_at)}.`] : []),
  ]
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)
const momentOf = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
