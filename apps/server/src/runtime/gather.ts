export interface GatherOptions<Item, Answer> {
  /** Between the beginnings of two runs of one lane, while there is something to do. */
  everyMs: number
  /** Items of one run; the rest goes with the next. */
  max?: number
  /** The answers in the order of the items. */
  run: (lane: number, items: readonly Item[]) => Promise<readonly Answer[]>
}

export type Gather<Item, Answer> = (lane: number, item: Item) => Promise<Answer>

interface Waiting<Item, Answer> {
  item: Item
  resolve: (answer: Answer | PromiseLike<Answer>) => void
  reject: (error: unknown) => void
}

interface Lane<Item, Answer> {
  waiting: Waiting<Item, Answer>[]
  ranAtMs: number
  isBusy: boolean
}

/**
 * What many ask for in the same moment is asked of the database once. Nothing is kept: each answer was read, or written,
 * after it was asked for. Who comes alone waits for nobody; in a rush all wait for the next run, which takes them together.
 * Lanes, one a channel, never mix.
 */
export function createGather<Item, Answer>({
  everyMs,
  max = 1_000,
  run,
}: GatherOptions<Item, Answer>): Gather<Item, Answer> {
  const lanes = new Map<number, Lane<Item, Answer>>()

  async function answer(lane: number, batch: Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await run(
        lane,
        batch.map(({ item }) => item),
      )
      for (const [at, { resolve, reject }] of batch.entries()) {
        const answer = answers[at]
        if (answer === undefined) reject(new Error('An item was gathered without an answer'))
        else resolve(answer)
      }
    } catch (error) {
      const [first] = batch
      if (batch.length === 1) first?.reject(error)
      // One that cannot be served, since its user was deleted meanwhile, must not take the others with it.
      else for (const one of batch) await answer(lane, [one])
    }
  }

  async function serve(id: number, lane: Lane<Item, Answer>): Promise<void> {
    lane.isBusy = true
    while (lane.waiting.length > 0) {
      const waitMs = lane.ranAtMs + everyMs - performance.now()
      if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs))
      lane.ranAtMs = performance.now()
      await answer(id, lane.waiting.splice(0, max))
    }
    lane.isBusy = false
  }

  return (id, item) =>
    new Promise((resolve, reject) => {
      const lane = lanes.get(id) ?? { waiting: [], ranAtMs: Number.NEGATIVE_INFINITY, isBusy: false }
      lanes.set(id, lane)
      lane.waiting.push({ item, resolve, reject })
      if (!lane.isBusy) void serve(id, lane)
    })
}
