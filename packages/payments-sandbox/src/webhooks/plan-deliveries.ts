import { newId } from '../api/new-id.ts'
import type { Delivery } from '../objects/webhook.ts'
import { settingsOf } from '../state/settings.ts'
import type { OpenTransaction } from '../state/transaction.ts'

const states = { deliver: 'due', hold: 'held', drop: 'dropped' } as const

/** The events of a change get their deliveries in the same change, so that a kill loses neither. */
export function planDeliveries(tx: OpenTransaction, account: string, nowMs: number): Delivery[] {
  const { mode, copies } = settingsOf(tx).webhooks
  const deliveries = tx.changes().flatMap(({ kind, id }) => {
    const type = kind === 'event' ? (tx.find(kind, id)?.type ?? '') : ''
    const targets = [...tx.all('webhook_endpoint')].filter(({ enabled_events }) =>
      enabled_events.some(wanted => wanted === type || (wanted === '*' && type)),
    )
    return targets.flatMap(({ id: endpoint }) =>
      Array.from({ length: copies }, () => ({
        id: newId('dlv'),
        event: id,
        account,
        endpoint,
        state: states[mode],
        attempts: 0,
        plannedAt: nowMs,
        dueAt: nowMs,
      })),
    )
  })
  for (const delivery of deliveries) tx.put('delivery', delivery)
  return deliveries
}
