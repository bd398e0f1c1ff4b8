import type { Context } from '../../../context/context.ts'
import { encodeKey } from '../../../runtime/encode-key.ts'
import { createSlots } from '../../../runtime/slots.ts'
import { type AskedPicture, chooseShown, type ShownFrame } from './choose-shown.ts'

/** How long a picture is valid, here and in every cache on its way. */
const freshMs = 10_000
/** A game that begins shows its first segment soon: the answer that there is no picture is valid for less long. */
const absentMs = 2_000

interface Fresh<Made> {
  /** Null: there is none for everybody. */
  made: Made | null
  /** How long it may be kept. */
  freshSeconds: number
}

/** What is made of live games: of each once in ten seconds, however many ask, and one at a time, since the games go on. */
export function keepFresh<Made>(
  ctx: Pick<Context, 'db' | 'channels'>,
  maxKept: number,
  make: (video: ShownFrame) => Promise<Made | null>,
): (asked: AskedPicture) => Promise<Fresh<Made>> {
  const kept = new Map<string, { made: Promise<Made | null>; untilMs: number }>()
  const slots = createSlots(1)

  async function find(asked: AskedPicture): Promise<Made | null> {
    const shown = await chooseShown(ctx, asked)
    return shown && slots(() => make(shown))
  }

  return async asked => {
    const key = encodeKey([asked.channelKey, asked.videoId])
    let known = kept.get(key)
    if (!known || known.untilMs <= performance.now()) {
      const next = { made: find(asked), untilMs: performance.now() + freshMs }
      known = next
      next.made.then(
        made => {
          if (made === null) next.untilMs = performance.now() + absentMs
        },
        () => kept.delete(key),
      )
      kept.delete(key)
      kept.set(key, known)
      for (const oldest of kept.keys()) if (kept.size > maxKept) kept.delete(oldest)
    }
    const made = await known.made
    const leftMs = Math.max(0, known.untilMs - performance.now())
    return { made, freshSeconds: Math.ceil(leftMs / 1000) }
  }
}
