import { randomUUID } from 'node:crypto'
import type { WebhookEvent } from '@grandstand/contract'
import type { Db, Tx } from '../../db/connection.ts'
import { insertDeliveries } from './webhook-store.ts'

/** Of things alone, never of people: receivers ask the API for what they may know. */
export type WebhookData = Record<string, string | number | boolean | null | readonly object[]>

/** In the transaction of what it reports: with it it is sent, without it never was. */
export function queueWebhooks(
  tx: Db | Tx,
  channelId: number,
  type: WebhookEvent,
  { data, now }: { data: WebhookData; now: Date },
): Promise<void> {
  return insertDeliveries(tx, channelId, { type, body: writeBody(type, { data, now }), now })
}

export function writeBody(type: string, { data, now }: { data: WebhookData; now: Date }): string {
  return JSON.stringify({ id: randomUUID(), type, at: now.toISOString(), data })
}
