import type { Key } from '../../../runtime/encode-key.ts'
import { createFairSlots } from '../../../runtime/slots.ts'

/** How long a picture is valid, here and in every cache on its way. */
const freshMs = 10_000
/** A game that begins shows its first segment soon: the answer that there is no picture is valid for less long. */
const absentMs = 2_000
/** While the next one waits for its turn, the last one is shown up to this age. */
const usableMs = 30_000
/** Of a channel. Where more games wait, each picture would come too late to be one of now. */
const maxWaiting = 60
const retryAfterSeconds = 5

export interface Fresh<Made> {
  /** Null: there is none for everybody. */
  made: Made | null
  /** How long it may be kept. */
  freshSeconds: number
}

interface FreshOptions<Asked, Shown, Made> {
  keyOf: (asked: Asked) => string
  /** Whose it is: channels take turns. */
  whose: (asked: Asked) => Key
  /** What everybody may see now; null: nothing. */
  choose: (asked: Asked) => Promise<Shown | null>
  /** Of two that look different, the older is not shown in place of the newer. */
  looks: (shown: Shown) => string
  make: (shown: Shown) => Promise<Made | null>
  maxKept: number
  nowMs?: () => number
}

interface Last<Made> {
  made: Made | null
  looks: string | null
  madeAtMs: number
}

interface Renewal<Shown> {
  shown: Promise<Shown | null>
  done: Promise<void>
}

interface Kept<Shown, Made> {
  last: Last<Made> | null
  renewal: Renewal<Shown> | null
}

/**
 * What is made of live games: of each once in ten seconds, however many ask, and one at a time, since the games go on. None is asked
 * for again while it still waits, and its ten seconds begin when it is there.
 */
export function keepFresh<Asked, Shown, Made>({
  keyOf,
  whose,
  choose,
  looks,
  make,
  maxKept,
  nowMs = () => performance.now(),
}: FreshOptions<Asked, Shown, Made>): (asked: Asked) => Promise<Fresh<Made>> {
  const kept = new Map<string, Kept<Shown, Made>>()
  const slots = createFairSlots(1, { maxWaiting, retryAfterSeconds })

  function find(key: string): Kept<Shown, Made> {
    const found = kept.get(key) ?? { last: null, renewal: null }
    kept.delete(key)
    kept.set(key, found)
    for (const [oldest, { renewal }] of kept) if (kept.size > maxKept && !renewal) kept.delete(oldest)
    return found
  }

  function renew(entry: Kept<Shown, Made>, asked: Asked): Renewal<Shown> {
    const shown = choose(asked)
    const done = shown
      .then(async chosen => {
        const made = chosen && (await slots(whose(asked), () => make(chosen)))
        entry.last = { made, looks: chosen && looks(chosen), madeAtMs: nowMs() }
      })
      .finally(() => {
        entry.renewal = null
      })
    // Who is shown the last one does not wait for the next.
    done.catch(() => {})
    return { shown, done }
  }

  const isOlderThan = ({ madeAtMs }: Last<Made>, ms: number) => nowMs() - madeAtMs >= ms
  const lifeOf = ({ made }: Last<Made>) => (made === null ? absentMs : freshMs)

  const isUsable = (last: Last<Made>, chosen: Shown) =>
    last.made !== null && last.looks === looks(chosen) && !isOlderThan(last, usableMs)

  return async asked => {
    const entry = find(keyOf(asked))
    if (!entry.last || isOlderThan(entry.last, lifeOf(entry.last))) {
      entry.renewal ??= renew(entry, asked)
      const { shown, done } = entry.renewal
      const { last } = entry
      const chosen = await shown
      if (chosen !== null && last && isUsable(last, chosen)) return { made: last.made, freshSeconds: 1 }
      await done
    }
    const { last } = entry
    if (!last) return { made: null, freshSeconds: 1 }
    const leftMs = Math.max(0, last.madeAtMs + lifeOf(last) - nowMs())
    return { made: last.made, freshSeconds: Math.ceil(leftMs / 1000) }
  }
}
