import { readConnected } from '../accounts/connected-accounts.ts'
import type { Delivery } from '../objects/webhook.ts'
import type { State } from '../state/open-state.ts'
import { sendWebhook } from './send-webhook.ts'

export type Deliverer = {
  /** What was planned, released or is to be sent again. */
  add(deliveries: Delivery[]): void
  /** Resolves when nothing is on its way or due. */
  idle(): Promise<void>
  close(): Promise<void>
}

type Options = {
  state: State
  now: () => number
  /** How long after the first failure it is tried again; twice as long after each further one. */
  retryMs: number
  logError: (error: unknown) => void
}

const maxAtOnce = 8
const maxRetryMs = 60_000
const giveUpMs = 3 * 24 * 3600 * 1000

/** In the order in which they came, some at a time, until each was answered with 2xx or three days are over. */
export function createDeliverer({ state, now, retryMs, logError }: Options): Deliverer {
  const waiting = new Map<string, Delivery>()
  const running = new Map<string, Promise<void>>()
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const idlers: (() => void)[] = []

  function wake(): void {
    clearTimeout(timer)
    if (stop.signal.aborted) return
    let next = Number.POSITIVE_INFINITY
    // Of one moment: what is due later than it is due after a time that is not negative.
    const nowMs = Date.now()
    for (const delivery of waiting.values()) {
      if (running.size >= maxAtOnce) return
      if (delivery.dueAt > nowMs) next = Math.min(next, delivery.dueAt)
      else begin(delivery)
    }
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(wake, next - nowMs).unref()
    if (waiting.size + running.size === 0) for (const resolve of idlers.splice(0)) resolve()
  }

  function begin(delivery: Delivery): void {
    waiting.delete(delivery.id)
    const end = attempt(delivery)
      .catch(error => {
        // Its outcome is not on the disk, so it is sent again: an endpoint may get a webhook twice.
        logError(error)
        waiting.set(delivery.id, { ...delivery, dueAt: Date.now() + retryMs })
      })
      .finally(() => {
        running.delete(delivery.id)
        wake()
      })
    running.set(delivery.id, end)
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const { account, attempts, platform } = delivery
    const event = state.begin(account).find('event', delivery.event)
    const target = state.begin(platform ?? account).find('webhook_endpoint', delivery.endpoint)
    const isTooOld = Date.now() - delivery.plannedAt > giveUpMs
    // An endpoint that is gone gets nothing more.
    if (!event || !target || isTooOld) return await keep({ ...delivery, state: 'dropped' })
    const connected = target.connect ? readConnected(account)?.id : undefined
    const told = { event, connected }
    const status = await sendWebhook(target, told, Math.floor(now() / 1000), stop.signal)
    if (stop.signal.aborted) return
    const isDelivered = status !== null && status >= 200 && status < 300
    const pauseMs = Math.min(maxRetryMs, retryMs * 2 ** attempts)
    await keep({
      ...delivery,
      attempts: attempts + 1,
      state: isDelivered ? 'delivered' : 'due',
      dueAt: isDelivered ? delivery.dueAt : Date.now() + pauseMs,
    })
  }

  async function keep(delivery: Delivery): Promise<void> {
    const tx = state.begin(delivery.account)
    tx.put('delivery', delivery)
    await state.commit(delivery.account, tx)
    if (delivery.state === 'due') waiting.set(delivery.id, delivery)
  }

  return {
    add(deliveries) {
      for (const delivery of deliveries) if (delivery.state === 'due') waiting.set(delivery.id, delivery)
      wake()
    },
    idle() {
      return new Promise(resolve => {
        idlers.push(resolve)
        wake()
      })
    },
    async close() {
      stop.abort()
      clearTimeout(timer)
      await Promise.allSettled(running.values())
      for (const resolve of idlers.splice(0)) resolve()
    },
  }
}
