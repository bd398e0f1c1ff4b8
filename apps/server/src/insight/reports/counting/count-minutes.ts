import type { Context } from '../../../context/context.ts'
import { addMinutes } from './count-minutes-store.ts'
import { addStarts } from './count-starts-store.ts'
import { followCounting } from './counting-store.ts'

const minuteMs = 60_000
/** A row may be a while under way from its arrival to the table. */
const settleMs = 30_000
/** Of what was missed, so much at once. */
const stepMs = 60 * minuteMs
/** A player that comes back after longer is no longer counted by the minute; the days are counted anyway. */
const maxAwayMs = 48 * 60 * minuteMs

/** Until then it is not known who left before a picture came: starts are counted again for so long. */
const startsMs = 3 * minuteMs

/** Each minute that is over is counted once, by whichever process comes first. */
export async function countMinutes({ db, now }: Pick<Context, 'db' | 'now'>): Promise<void> {
  const over = Math.floor((now().getTime() - settleMs) / minuteMs) * minuteMs
  const first = new Date(over - maxAwayMs)
  for (let isDone = false; !isDone; )
    isDone = await db.transaction(tx =>
      followCounting(tx, 'minutes', first, async counted => {
        const from = Math.max(counted.getTime(), first.getTime())
        const until = Math.min(over, from + stepMs)
        if (from < until) {
          await addMinutes(tx, new Date(from), new Date(until))
          await addStarts(tx, { from: new Date(from - startsMs), until: new Date(until), now: now() })
        }
        return { until: new Date(Math.max(from, until)), isDone: until >= over }
      }),
    )
}
