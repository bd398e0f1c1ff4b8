import { isWebhookTaken, nextWebhookTry } from '@grandstand/rules'
import type { WebhookAnswer } from '../../adapters/webhooks/index.ts'
import type { Context } from '../../context/context.ts'
import { signWebhook, webhookSecretPurpose } from './sign-webhook.ts'
import { claimDelivery, listDueEndpointIds, writeTry } from './webhook-delivery-store.ts'

/** So many receivers at once; one that is slow holds up nobody else's. */
const maxAtOnce = 20
/** Then others have their turn. */
const maxInARow = 100
/** Longer than a try lasts: after it another process takes over what a dead one was sending. */
const heldMs = 60_000

type SendContext = Pick<Context, 'db' | 'now' | 'sealer' | 'webhooks' | 'log'>

/** Sends what is due, to each address one at a time and in order; what failed lets the next go ahead. */
export function createWebhookSending(ctx: SendContext) {
  const sending = new Map<number, Promise<void>>()
  const stopping = new AbortController()
  return {
    async run(): Promise<void> {
      const due = await listDueEndpointIds(ctx.db, ctx.now())
      const free = due.filter(id => !sending.has(id)).slice(0, maxAtOnce - sending.size)
      for (const endpointId of free) {
        const work = sendAll(ctx, endpointId, stopping.signal)
          .catch(error => ctx.log.warn({ error, endpoint_id: endpointId }, 'A webhook could not be sent'))
          .finally(() => sending.delete(endpointId))
        sending.set(endpointId, work)
      }
    },
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all(sending.values())
    },
  }
}

async function sendAll(ctx: SendContext, endpointId: number, signal: AbortSignal): Promise<void> {
  for (let count = 0; count < maxInARow && !signal.aborted; count += 1)
    if (!(await sendNext(ctx, endpointId))) return
}

async function sendNext(ctx: SendContext, endpointId: number): Promise<boolean> {
  const now = ctx.now()
  const claimed = await claimDelivery(ctx.db, endpointId, {
    now,
    heldUntil: new Date(now.getTime() + heldMs),
  })
  if (!claimed) return false
  const { delivery, endpoint } = claimed
  const startedMs = performance.now()
  const answer = await post(ctx, endpoint, delivery, now)
  const isTaken = answer.status !== null && isWebhookTaken(answer.status)
  const next_try_at = isTaken ? null : nextWebhookTry(delivery.tries, ctx.now())
  await writeTry(ctx.db, delivery.id, {
    state: isTaken ? 'delivered' : next_try_at ? 'waiting' : 'failed',
    status: answer.status,
    problem: answer.problem,
    answer: answer.text,
    took_ms: Math.round(performance.now() - startedMs),
    tried_at: now,
    next_try_at,
  })
  return true
}

async function post(
  ctx: SendContext,
  endpoint: { url: string; sealed_secret: string },
  delivery: { type: string; body: string },
  now: Date,
): Promise<WebhookAnswer> {
  const secret = ctx.sealer.open(webhookSecretPurpose, endpoint.sealed_secret)
  if (secret === null) return { status: null, text: '', problem: 'secret_lost' }
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Grandstand',
    'grandstand-event': delivery.type,
    'grandstand-signature': signWebhook(secret, delivery.body, now),
  }
  return ctx.webhooks.send(endpoint.url, headers, delivery.body)
}
