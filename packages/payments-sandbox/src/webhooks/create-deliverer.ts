import type { Delivery } from '../objects/delivery.ts'
import type { State } from '../state/open-state.ts'
import { connectedAccount } from './list-targets.ts'
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
}

const maxAtOnce = 8
const maxRetryMs = 60_000

/** In the order in which they are due, some at a time, until each was answered with 2xx. */
export function createDeliverer({ state, now, retryMs }: Options): Deliverer {
  const waiting = new Map<string, Delivery>()
  const running = new Map<string, Promise<void>>()
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let idlers: (() => void)[] = []

  function wake(): void {
    clearTimeout(timer)
    if (stop.signal.aborted) return
    const due = [...waiting.values()].sort((a, b) => a.dueAt - b.dueAt)
    for (const delivery of due) {
      if (running.size >= maxAtOnce) return
      if (delivery.dueAt > Date.now()) {
        timer = setTimeout(wake, delivery.dueAt - Date.now()).unref()
        break
      }
      waiting.delete(delivery.id)
      running.set(
        delivery.id,
        attempt(delivery).finally(() => {
          running.delete(delivery.id)
          wake()
        }),
      )
    }
    if (waiting.size + running.size === 0) for (const resolve of idlers.splice(0)) resolve()
  }

  async function attempt(delivery: Delivery): Promise<void> {
    const event = state.begin(delivery.account).find('event', delivery.event)
    if (!event) return
    const status = await sendWebhook(
      delivery,
      { ...event, ...connectedAccount(delivery.account) },
      Math.floor(now() / 1000),
      stop.signal,
    )
    if (stop.signal.aborted) return
    const isDelivered = status !== null && status >= 200 && status < 300
    const attempts = delivery.attempts + 1
    const next: Delivery = {
      ...delivery,
      attempts,
      lastStatus: status,
      state: isDelivered ? 'delivered' : 'due',
      dueAt: isDelivered ? delivery.dueAt : Date.now() + Math.min(maxRetryMs, retryMs * 2 ** (attempts - 1)),
    }
    const tx = state.begin(delivery.account)
    tx.put('delivery', next)
    await state.commit(delivery.account, tx)
    if (!isDelivered) waiting.set(next.id, next)
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
      idlers = []
    },
  }
}
