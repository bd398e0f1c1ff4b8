import { repeat } from '../runtime/repeat.ts'
import { registerEndpoints } from '../sale/payments/index.ts'
import type { Opened } from './open-context.ts'
import type { Stops } from './stops.ts'

/** Channels come and change their hosts. */
const everyMs = 60_000

/** Registers this deployment at the payment provider for reports. */
export function startPayments({ ctx }: Opened, url: string, stops: Stops): void {
  const keep = () => registerEndpoints(ctx, { sandboxTarget: url.replace('localhost', '127.0.0.1') })
  const onError = (error: unknown) =>
    ctx.log.warn({ error }, 'Webhook endpoints could not be registered; the server tries again')
  // Nobody waits for the provider at the start.
  const first = keep().catch(onError)
  const later = repeat({ everyMs, run: keep, onError })
  stops.push('webhook endpoints', async () => {
    await Promise.all([first, later.stop()])
  })
}
