import type { Context } from '../../context/context.ts'
import type { EndedPlaybacks } from '../../context/ended-playbacks.ts'
import { orAfter } from '../../runtime/or-after.ts'
import { createEndedLog } from './create-ended-log.ts'
import { listEndedPlaybacks } from './playback-store.ts'

/** A reading is valid for this long. Then it is refreshed in the background. */
const freshMs = 1_000
/** A request so long after a reading awaits the next. */
const staleMs = 1_500
const patienceMs = 500
/** Longer than a token lives: then it opens nothing by itself. */
const rememberedMs = 10 * 60_000
/** So long players go on that were open when the database went. */
const bridgedMs = 15 * 60_000
/**
 * A row has its time before it is committed, so each reading goes back behind the one before. Nearly all are committed at
 * once; for the others it goes back far every ten seconds, since a crowd that leaves is read again each time.
 */
const overlapMs = 3_000
const farOverlapMs = 60_000
const farEveryMs = 10_000

/**
 * Every segment asks this, and all of them together query the database once a second, and never while nobody watches.
 * Each read continues from the one before, so that a break loses nothing. Meanwhile the known state counts: a database
 * that is down ends no player, and must stop no game.
 */
export function createEndedPlaybacks(ctx: Pick<Context, 'db' | 'log' | 'now'>): EndedPlaybacks {
  const ended = createEndedLog()
  let readAtMs = Number.NEGATIVE_INFINITY
  let readFarAtMs = Number.NEGATIVE_INFINITY
  let triedAtMs = Number.NEGATIVE_INFINITY
  let since: string | null = null
  let reading: Promise<void> | null = null
  let isAway = false
  let heardAt: Date | null = null

  async function read(): Promise<void> {
    triedAtMs = performance.now()
    const startedAtMs = triedAtMs
    const startedAt = ctx.now()
    const isFar = startedAtMs - readFarAtMs >= farEveryMs
    const near = isFar ? farOverlapMs : overlapMs
    try {
      const backMs = since === null ? rememberedMs : near
      const { ids, readAt } = await listEndedPlaybacks(ctx.db, { since, backMs })
      ended.add(ids, startedAtMs)
      since = readAt
      readAtMs = startedAtMs
      if (isFar) readFarAtMs = startedAtMs
      heardAt = startedAt
      isAway = false
      ended.forgetBefore(startedAtMs - rememberedMs)
    } catch (error) {
      isAway = true
      ctx.log.warn({ error }, 'Ended players could not be read; the server tries again')
    } finally {
      reading = null
    }
  }

  function refresh(): Promise<void> | null {
    if (performance.now() - triedAtMs > freshMs) reading ??= read()
    return reading
  }

  return {
    async has(playbackId) {
      const nowMs = performance.now()
      const refreshed = refresh()
      if (refreshed && !isAway && nowMs - readAtMs > staleMs)
        isAway = await orAfter(
          patienceMs,
          refreshed.then(() => isAway),
          true,
        )
      return ended.has(playbackId)
    },
    async after(count) {
      await refresh()
      return { ids: ended.after(count), count: ended.count() }
    },
    isAway: () => isAway,
    awaySince() {
      if (!isAway || !heardAt) return null
      return ctx.now().getTime() - heardAt.getTime() <= bridgedMs ? heardAt : null
    },
  }
}
