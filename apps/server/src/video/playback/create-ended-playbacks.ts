import type { Context } from '../../context/context.ts'
import type { EndedPlaybacks } from '../../context/ended-playbacks.ts'
import { listEndedPlaybacks } from './playback-store.ts'

/** A reading is valid for this long. Then it is refreshed in the background. */
const freshMs = 1_000
/** A request so long after a reading awaits the next. */
const staleMs = 1_500
const patienceMs = 500
/** Longer than a token lives: then it opens nothing by itself. */
const rememberedMs = 120_000
/** So long players go on that were open when the database went. */
const bridgedMs = 15 * 60_000

/**
 * Every segment asks this, and all of them together query the database once a second, and never while nobody watches.
 * Each read continues from the one before, so that a break loses nothing. Meanwhile the known state counts: a database
 * that is down ends no player, and must stop no game.
 */
export function createEndedPlaybacks(ctx: Pick<Context, 'db' | 'log' | 'now'>): EndedPlaybacks {
  /** With the time when it was heard of. */
  const ended = new Map<string, number>()
  let readAtMs = Number.NEGATIVE_INFINITY
  let triedAtMs = Number.NEGATIVE_INFINITY
  let since: string | null = null
  let reading: Promise<void> | null = null
  let isAway = false
  let heardAt: Date | null = null

  async function read(): Promise<void> {
    triedAtMs = performance.now()
    const startedAtMs = triedAtMs
    const startedAt = ctx.now()
    try {
      const { ids, goOnFrom } = await listEndedPlaybacks(ctx.db, since)
      for (const id of ids) if (!ended.has(id)) ended.set(id, startedAtMs)
      since = goOnFrom
      readAtMs = startedAtMs
      heardAt = startedAt
      isAway = false
      forgetBefore(ended, startedAtMs - rememberedMs)
    } catch (error) {
      isAway = true
      ctx.log.warn({ error }, 'Ended players could not be read; the server tries again')
    } finally {
      reading = null
    }
  }

  return {
    async has(playbackId) {
      const nowMs = performance.now()
      if (nowMs - triedAtMs > freshMs) reading ??= read()
      if (reading && !isAway && nowMs - readAtMs > staleMs) isAway = !(await isOverIn(reading, patienceMs))
      return ended.has(playbackId)
    },
    isAway: () => isAway,
    awaySince() {
      if (!isAway || !heardAt) return null
      return ctx.now().getTime() - heardAt.getTime() <= bridgedMs ? heardAt : null
    },
  }
}

/** They are in the order in which they were heard of. */
function forgetBefore(ended: Map<string, number>, beforeMs: number): void {
  for (const [id, heardAtMs] of ended) {
    if (heardAtMs >= beforeMs) return
    ended.delete(id)
  }
}

async function isOverIn(reading: Promise<void>, limitMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<false>(resolve => {
    timer = setTimeout(() => resolve(false), limitMs)
  })
  const isOver = await Promise.race([reading.then(() => true), limit])
  clearTimeout(timer)
  return isOver
}
