import { auditActions, disputeStates, type StudioOrderDetail, transactionEvents } from '@grandstand/contract'
import { countRefundable, isOpening } from '@grandstand/rules'
import { z } from 'zod'
import { findUserRow } from '../../accounts/users/index.ts'
import { localiser } from '../../channel/channel/index.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { listTransactionRows, orderState, type StoredTransaction } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { listViewings } from '../../video/playback/index.ts'
import { type DisputeRow, listDisputes } from '../disputes/index.ts'
import { countOpenedSeats, findGiftRow, readGiftState } from '../gifts/index.ts'
import { describeRefund, gatherRefundFacts, listRefunds } from '../refunds/index.ts'
import { describeCard, describeExported } from './describe-studio-order.ts'
import {
  findStudioOrderRow,
  listOrderActions,
  listOtherAttempts,
  listPaymentEvents,
} from './studio-order-store.ts'

const transactionEvent = z.enum(transactionEvents)
const autoRenewal = z.enum(['active', 'cancelled']).nullable()
const disputeState = z.enum(disputeStates)
const action = z.enum(auditActions)

/** One order with its whole story. */
export async function getOrderDetail(
  ctx: Pick<Context, 'now' | 'rosters'> & { db: Db | Tx },
  reader: Reader,
  id: number,
): Promise<StudioOrderDetail> {
  const { db } = ctx
  const channelId = reader.channel.id
  const row = await findStudioOrderRow(db, channelId, id)
  if (!row) throw new CallError('not_found')
  const { order } = row
  const { event_id, participant_id, is_trial, is_past_due } = order
  const { known } = await ctx.rosters.get(reader)
  const facts = await gatherRefundFacts(ctx, channelId, id)
  const payments = await listTransactionRows(db, channelId, [id])
  const attempts = await listOtherAttempts(db, channelId, row)
  const told = await listPaymentEvents(db, channelId, id)
  const actions = await listOrderActions(db, channelId, id)
  const viewings = await listViewings(db, channelId, order)
  return {
    ...describeExported(reader, known, row),
    event_id,
    participant_id,
    counted_towards_id: facts.passOrderId,
    is_trial,
    gift: order.seats > 1 ? null : await describeGiftOf(ctx, channelId, id),
    opened_seats: order.seats > 1 ? await countOpenedSeats(ctx.db, channelId, id) : 0,
    is_past_due,
    auto_renewal: autoRenewal.parse(order.auto_renewal),
    period_ends_at: order.period_ends_at?.toISOString() ?? null,
    attempted_at: order.attempted_at?.toISOString() ?? null,
    settled_at: order.settled_at?.toISOString() ?? null,
    payment_id: order.payment_subscription_id ?? order.payment_intent_id,
    refundable: countRefundable(facts),
    other_attempts: attempts.map(one => ({
      id: one.id,
      status: orderState(one).status,
      payment_state: one.payment_state,
      decline_code: one.decline_code,
      card: describeCard(one),
      created_at: one.created_at.toISOString(),
    })),
    transactions: payments.map(describePayment),
    refunds: (await listRefunds(db, channelId, id)).map(describeRefund),
    disputes: (await listDisputes(db, channelId, id)).map(describeDispute),
    webhooks: told.map(({ event_id: webhook, type, received_at }) => ({
      id: webhook,
      type,
      received_at: received_at.toISOString(),
    })),
    access: {
      is_open: isOpening({ ...orderState(order), expires_at: order.expires_at }, ctx.now()),
      viewings: viewings.map(({ name, first_at, last_at, ...seen }) => ({
        ...seen,
        name: localiser(reader)(name),
        first_at: first_at.toISOString(),
        last_at: last_at.toISOString(),
      })),
    },
    actions: actions.map(one => ({ ...one, at: one.at.toISOString(), action: action.parse(one.action) })),
  }
}

async function describeGiftOf(
  { db, now }: Pick<Context, 'now'> & { db: Db | Tx },
  channelId: number,
  orderId: number,
): Promise<StudioOrderDetail['gift']> {
  const row = await findGiftRow(db, channelId, { orderId })
  if (!row) return null
  const { email, opened_at, user_id } = row.gift
  const holder = user_id === null ? undefined : await findUserRow(db, channelId, user_id)
  return {
    email,
    state: readGiftState(row, now()),
    user: holder ? { id: holder.id, email: holder.email } : null,
    opened_at: opened_at?.toISOString() ?? null,
  }
}

function describePayment(row: StoredTransaction) {
  const { id, is_switch, total, refunded, receipt_url } = row
  const { status } = orderState({ status: row.status, activity_status: 'inactive' })
  return {
    id,
    is_switch,
    status,
    total,
    refunded,
    receipt_url,
    event: transactionEvent.parse(row.event),
    at: row.at.toISOString(),
  }
}

function describeDispute(row: DisputeRow) {
  const { dispute_id, amount, reason, opened_at, due_at, answered_at, closed_at } = row
  return {
    id: dispute_id,
    amount,
    reason,
    state: disputeState.parse(row.state),
    opened_at: opened_at.toISOString(),
    due_at: due_at?.toISOString() ?? null,
    answered_at: answered_at?.toISOString() ?? null,
    closed_at: closed_at?.toISOString() ?? null,
  }
}
