import type { StudioOrderDetail } from '@grandstand/contract'

type Order = StudioOrderDetail
type Of<List extends 'transactions' | 'refunds' | 'disputes' | 'webhooks' | 'other_attempts' | 'actions'> =
  Order[List][number]

export type StoryEvent = { key: string; at: string } & (
  | { kind: 'created' | 'attempted' | 'settled' | 'dispute_answered' }
  | { kind: 'transaction'; transaction: Of<'transactions'> }
  | { kind: 'refund'; refund: Of<'refunds'> }
  | { kind: 'dispute'; dispute: Of<'disputes'> }
  | { kind: 'webhook'; type: string }
  | { kind: 'viewing'; name: string }
  | { kind: 'other'; attempt: Of<'other_attempts'> }
  | { kind: 'action'; action: Of<'actions'> }
)

/** What the story shows by itself: a refund has its own entry. */
const toldElsewhere: readonly string[] = ['refund_order', 'refund_event', 'view_order']

/** All that happened with an order, the newest first. */
export function listStory(order: Order): StoryEvent[] {
  const { attempted_at, settled_at } = order
  const events: StoryEvent[] = [
    { key: 'created', kind: 'created', at: order.created_at },
    ...(attempted_at ? [{ key: 'attempted', kind: 'attempted', at: attempted_at } as const] : []),
    ...(settled_at ? [{ key: 'settled', kind: 'settled', at: settled_at } as const] : []),
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
    ...order.webhooks.map(({ id, type, received_at }) => ({
      key: `webhook-${id}`,
      kind: 'webhook' as const,
      at: received_at,
      type,
    })),
    ...order.access.viewings.map(({ event_id, name, last_at }) => ({
      key: `viewing-${event_id}`,
      kind: 'viewing' as const,
      at: last_at,
      name,
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
  ]
  return events.sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}
