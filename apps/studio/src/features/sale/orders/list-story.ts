import type { StudioOrderDetail } from '@grandstand/contract'
import { chooseOrderLook } from '@grandstand/rules'

type Order = StudioOrderDetail
type Of<List extends 'transactions' | 'refunds' | 'disputes' | 'other_attempts' | 'actions'> =
  Order[List][number]

export type StoryEvent = { key: string; at: string } & (
  | { kind: 'created' | 'declined' | 'dispute_answered' }
  | { kind: 'transaction'; transaction: Of<'transactions'> }
  | { kind: 'refund'; refund: Of<'refunds'> }
  | { kind: 'dispute'; dispute: Of<'disputes'> }
  | { kind: 'viewing'; viewing: Order['access']['viewings'][number] }
  | { kind: 'other'; attempt: Of<'other_attempts'> }
  | { kind: 'action'; action: Of<'actions'> }
)

/** What the story shows by itself: a refund has its own entry. */
const toldElsewhere: readonly string[] = ['refund_order', 'refund_event', 'view_order']

/** What happened with an order, the newest first; what the provider said of it is told apart. */
export function listStory(order: Order): StoryEvent[] {
  const { attempted_at } = order
  const events: StoryEvent[] = [
    ...(attempted_at && chooseOrderLook(order) === 'declined'
      ? [{ key: 'declined', kind: 'declined', at: attempted_at } as const]
      : []),
    ...order.transactions.map(transaction => ({
      key: `transaction-${transaction.id}`,
      kind: 'transaction' as const,
      at: transaction.at,
      transaction,
    })),
    ...order.refunds.map(refund => ({
      key: `refund-${refund.id}`,
      kind: 'refund' as const,
      at: refund.ended_at ?? refund.requested_at,
      refund,
    })),
    ...order.disputes.flatMap(dispute => [
      {
        key: `dispute-${dispute.id}`,
        kind: 'dispute' as const,
        at: dispute.closed_at ?? dispute.opened_at,
        dispute,
      },
      ...(dispute.answered_at
        ? [{ key: `answer-${dispute.id}`, kind: 'dispute_answered' as const, at: dispute.answered_at }]
        : []),
    ]),
    ...order.access.viewings.map(viewing => ({
      key: `viewing-${viewing.event_id}`,
      kind: 'viewing' as const,
      at: viewing.last_at,
      viewing,
    })),
    ...order.other_attempts.map(attempt => ({
      key: `other-${attempt.id}`,
      kind: 'other' as const,
      at: attempt.created_at,
      attempt,
    })),
    ...order.actions
      .filter(({ action }) => !toldElsewhere.includes(action))
      .map(action => ({ key: `action-${action.id}`, kind: 'action' as const, at: action.at, action })),
    // Of the same second, it was first.
    { key: 'created', kind: 'created', at: order.created_at },
  ]
  return events.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
