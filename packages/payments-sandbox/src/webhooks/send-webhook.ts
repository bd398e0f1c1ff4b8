import { createHmac } from 'node:crypto'
import { answerEvent } from '../answers/webhook-answers.ts'
import type { Event, WebhookEndpoint } from '../objects/webhook.ts'

const timeoutMs = 10_000

/** The status that it was answered with, or null where nobody answered. */
export async function sendWebhook(
  { url, sandbox }: WebhookEndpoint,
  { event, connected }: { event: Event; connected: string | undefined },
  nowSeconds: number,
  signal: AbortSignal,
): Promise<number | null> {
  const payload = JSON.stringify(answerEvent(event, connected), null, 2)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signPayload(payload, sandbox.secret, nowSeconds),
        'user-agent': 'payments-sandbox',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    // Not reached, cut off or too slow: all the same, it comes again.
    return null
  }
}

function signPayload(payload: string, secret: string, nowSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${nowSeconds}.${payload}`).digest('hex')
  return `t=${nowSeconds},v1=${signature}`
}
