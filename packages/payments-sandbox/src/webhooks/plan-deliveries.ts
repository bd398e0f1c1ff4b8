import { newId } from '../api/new-id.ts'
import type { Delivery, WebhookEndpoint } from '../objects/webhook.ts'
import { settingsOf } from '../state/settings.ts'
import type { OpenTransaction } from '../state/transaction.ts'

const states = { deliver: 'due', hold: 'held', drop: 'dropped' } as const

/** The platform that has connected an account, and what it has subscribed to. */
export type Platform = { account: string; endpoints: Iterable<WebhookEndpoint> }

/** The events of a change get their deliveries in the same change, so that a kill loses neither. */
export function planDeliveries(
  tx: OpenTransaction,
  account: string,
  nowMs: number,
  platform: Platform | null,
): Delivery[] {
  const { mode, copies } = settingsOf(tx).webhooks
  const endpoints = [
    ...[...tx.all('webhook_endpoint')].filter(({ connect }) => !connect).map(one => ({ one, of: undefined })),
    ...[...(platform?.endpoints ?? [])].map(one => ({ one, of: platform?.account })),
  ]
  const deliveries = tx.changes().flatMap(({ kind, id }) => {
    const type = kind === 'event' ? (tx.find(kind, id)?.type ?? '') : ''
    const targets = endpoints.filter(({ one }) =>
      one.enabled_events.some(wanted => wanted === type || (wanted === '*' && type)),
    )
    return targets.flatMap(({ one: { id: endpoint }, of }) =>
      Array.from({ length: copies }, () => ({
        id: newId('dlv'),
        event: id,
        account,
        ...(of !== undefined && { platform: of }),
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
