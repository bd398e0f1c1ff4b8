import { moveEventsByClock } from '../catalogue/events/index.ts'
import { watchAlarms } from '../games/alarms/index.ts'
import { mailReminders, watchNotices } from '../games/notices/index.ts'
import { workJobs } from '../jobs/index.ts'
import { createWebhookSending } from '../reach/webhooks/index.ts'
import { repeat } from '../runtime/repeat.ts'
import { answerDisputes } from '../sale/disputes/index.ts'
import { reconcileOrders } from '../sale/payments/index.ts'
import { reconcileRefunds } from '../sale/refunds/index.ts'
import { interruptCameras } from '../video/ingest/index.ts'
import { repeatAlone } from '../video/nodes/index.ts'
import { jobs } from './jobs.ts'
import type { Opened } from './open-context.ts'
import type { Stops } from './stops.ts'

/** What has to be done without anybody asking: jobs and the clock. */
export async function startWorker({ ctx, queue, mail }: Opened, stops: Stops): Promise<void> {
  const working = await workJobs(queue, { ...ctx, mail }, jobs)
  stops.push('jobs', working.stop)
  const clock = repeat({
    everyMs: 1_000,
    async run() {
      await moveEventsByClock(ctx)
      await interruptCameras(ctx)
    },
    onError: error => ctx.log.warn({ error }, 'The clock could not move events; it tries again'),
  })
  stops.push('the clock of games', clock.stop)
  // At once: a process that does not live for long, again and again, must get to it as well.
  const reconciler = repeat({
    everyMs: 5_000,
    afterMs: 0,
    run: () => reconcileOrders(ctx),
    onError: error => ctx.log.warn({ error }, 'Orders could not be reconciled; the server tries again'),
  })
  stops.push('orders', reconciler.stop)
  const afterSales = repeat({
    everyMs: 5_000,
    afterMs: 0,
    async run() {
      await reconcileRefunds(ctx)
      await answerDisputes(ctx)
    },
    onError: error =>
      ctx.log.warn({ error }, 'Refunds and disputes could not be processed; the server tries again'),
  })
  stops.push('refunds and disputes', afterSales.stop)
  const alarms = repeatAlone(ctx, 'alarms', {
    everyMs: 5_000,
    run: () => watchAlarms(ctx),
    onError: error => ctx.log.warn({ error }, 'Alarms could not be checked; the server tries again'),
  })
  stops.push('alarms', alarms.stop)
  const notices = repeatAlone(ctx, 'notices', {
    everyMs: 5_000,
    async run() {
      await watchNotices(ctx)
      await mailReminders(ctx)
    },
    onError: error => ctx.log.warn({ error }, 'Notifications could not be prepared; the server tries again'),
  })
  stops.push('notices', notices.stop)
  const sending = createWebhookSending(ctx)
  const webhooks = repeat({
    everyMs: 1_000,
    run: sending.run,
    onError: error => ctx.log.warn({ error }, 'Webhooks could not be sent; the server tries again'),
  })
  stops.push('webhooks', async () => {
    await webhooks.stop()
    await sending.stop()
  })
}
