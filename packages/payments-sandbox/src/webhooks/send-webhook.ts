import type { Event } from '../objects/event.ts'
import type { Target } from './list-targets.ts'
import { signPayload } from './sign.ts'

const timeoutMs = 10_000

/** The status that it was answered with, or null where nobody answered. */
export async function sendWebhook(
  { url, secret }: Target,
  event: Event,
  nowSeconds: number,
  signal: AbortSignal,
): Promise<number | null> {
  const payload = JSON.stringify(event, null, 2)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signPayload(payload, secret, nowSeconds),
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
