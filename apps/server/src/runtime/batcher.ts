import { CallError } from './call-error.ts'

export interface BatcherOptions<Item, Answer> {
  /** Between the beginnings of two runs of a lane, while somebody waits. */
  everyMs: number
  /** Runs of a lane that may go on side by side; one for what changes rows that the next may change too. */
  atOnce?: number
  /** The answers, in the order of the items. */
  run: (lane: number, items: readonly Item[]) => Promise<readonly Answer[]>
  /** How many are served together. */
  maxItems?: number
  /** Above it nobody else is let in: what waits is in memory. */
  maxWaiting?: number
  /** One that cannot be served, since what it belongs to is gone, must not take the others with it. */
  retriesAlone?: boolean
}

/** A lane is a channel: what belongs to two of them never goes together. */
export type Batcher<Item, Answer> = (lane: number, item: Item) => Promise<Answer>

interface Waiting<Item, Answer> {
  item: Item
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

interface Lane<Item, Answer> {
  waiting: Waiting<Item, Answer>[]
  ranAtMs: number
  running: number
  isTimed: boolean
}

/**
 * One query serves everything that many ask for in the same moment. Nothing is kept: each answer is read or written
 * after it was asked for. A caller who comes alone waits for nobody; in a rush all wait a few milliseconds for the next
 * run.
 */
export function createBatcher<Item, Answer>({
  everyMs,
  atOnce = 1,
  run,
  maxItems = 500,
  maxWaiting = Number.POSITIVE_INFINITY,
  retriesAlone = false,
}: BatcherOptions<Item, Answer>): Batcher<Item, Answer> {
  const lanes = new Map<number, Lane<Item, Answer>>()

  async function answer(id: number, batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(
        id,
        batch.map(({ item }) => item),
      )
      if (answers.length !== batch.length) throw new Error('Not every gathered call got an answer')
      for (const [at, answer] of answers.entries()) batch[at]?.resolve(answer)
    } catch (error) {
      if (retriesAlone && batch.length > 1) await Promise.all(batch.map(one => answer(id, [one])))
      else for (const { reject } of batch) reject(error)
    }
  }

  function serve(id: number, lane: Lane<Item, Answer>): void {
    if (lane.waiting.length === 0 || lane.isTimed || lane.running >= atOnce) return
    const waitMs = lane.ranAtMs + everyMs - performance.now()
    if (waitMs > 0) {
      lane.isTimed = true
      setTimeout(() => {
        lane.isTimed = false
        serve(id, lane)
      }, waitMs)
      return
    }
    lane.ranAtMs = performance.now()
    lane.running += 1
    void answer(id, lane.waiting.splice(0, maxItems)).then(() => {
      lane.running -= 1
      serve(id, lane)
    })
    serve(id, lane)
  }

  return (id, item) =>
    new Promise((resolve, reject) => {
      const known = lanes.get(id)
      const lane = known ?? { waiting: [], ranAtMs: Number.NEGATIVE_INFINITY, running: 0, isTimed: false }
      if (!known) lanes.set(id, lane)
      if (lane.waiting.length >= maxWaiting) throw new CallError('unavailable', { retryAfterSeconds: 5 })
      lane.waiting.push({ item, resolve, reject })
      serve(id, lane)
    })
}
