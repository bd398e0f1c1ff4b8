import type { Context } from '../../context/context.ts'
import type { Leases } from '../../context/leases.ts'
import { repeat } from '../../runtime/repeat.ts'
import { BroughtTooLittle, beginPart } from './begin-part.ts'
import type { Brought } from './bring-recording.ts'
import { LeaseLost } from './lease-lost.ts'
import { dropLease, renewLeases, restLease, takeLease } from './lease-store.ts'

/** After a kill the camera is free so long after; a database that is away for less is not noticed. */
const leaseSeconds = 4
const renewMs = 1_000
/** What an answer may be late by, and clocks may run apart meanwhile. */
const marginMs = 1_000
/** The one before may have stored one more segment meanwhile. */
const maxTries = 3

interface Held {
  channelId: number
  epoch: number
  /** Stays the same while nobody else had the camera in between. */
  tenure: symbol
  /** On both clocks: one stops while the machine sleeps, the other may be set. */
  sureUntil: { monotonicMs: number; wallMs: number }
  state: PromiseWithResolvers<void>
  onLost: () => void
}

const sureFromNow = () => {
  const lifeMs = leaseSeconds * 1000 - marginMs
  return { monotonicMs: performance.now() + lifeMs, wallMs: Date.now() + lifeMs }
}

/**
 * The cameras of this process. While it cannot be sure, since the database is away or the process was frozen, what it would
 * write waits; then it is either still the owner and writes it, or another is and nothing of it is written.
 */
export function createLeases(
  ctx: Pick<Context, 'db' | 'now' | 'log' | 'nodes'>,
  bring: (channelId: number, videoId: number) => Promise<Brought | null>,
): Leases & { stop(): Promise<void> } {
  const held = new Map<number, Held>()
  const options = { nodeId: ctx.nodes.id, seconds: leaseSeconds }

  function lose(videoId: number, one: Held): void {
    held.delete(videoId)
    one.state.reject(new LeaseLost())
    one.onLost()
  }

  async function renew(): Promise<void> {
    if (held.size === 0) return
    const asked = [...held].map(([videoId, one]) => ({ videoId, epoch: one.epoch, one }))
    // From before the question: the database counts from when it hears it.
    const sureUntil = sureFromNow()
    const own = await renewLeases(ctx.db, asked, options)
    for (const { videoId, one } of asked) {
      if (held.get(videoId) !== one) continue
      if (!own.has(videoId)) {
        ctx.log.warn({ video_id: videoId }, 'Another process has taken over a camera; this one stops writing')
        lose(videoId, one)
        continue
      }
      one.sureUntil = sureUntil
      one.state.resolve()
      one.state = newState()
    }
  }

  const renewing = repeat({
    everyMs: renewMs,
    run: renew,
    onError: error =>
      ctx.log.warn(
        { error },
        'The leases of cameras could not be renewed; pictures are written, and their journals wait',
      ),
  })

  /** Null: another process has the camera. */
  async function tryTake(channelId: number, videoId: number, brought: Brought | null) {
    return ctx.db.transaction(async tx => {
      const epoch = await takeLease(tx, channelId, videoId, options)
      if (epoch === undefined) return null
      const at = { site: ctx.nodes.site, now: ctx.now(), brought }
      return { epoch, videoId: await beginPart(tx, channelId, videoId, at) }
    })
  }

  async function takeBrought(channelId: number, videoId: number) {
    for (let tries = 1; ; tries += 1) {
      const brought = await bring(channelId, videoId)
      const sureUntil = sureFromNow()
      try {
        const taken = await tryTake(channelId, videoId, brought)
        return taken && { taken, sureUntil, lostUntil: brought?.lostUntil ?? null }
      } catch (error) {
        if (!(error instanceof BroughtTooLittle) || tries === maxTries) throw error
      } finally {
        await brought?.drop()
      }
    }
  }

  return {
    async take(channelId, videoId, onLost) {
      const found = await takeBrought(channelId, videoId)
      if (!found) return null
      const { taken, sureUntil, lostUntil } = found
      const { epoch } = taken
      const before = held.get(taken.videoId)
      const isContinued = before?.epoch === epoch - 1
      const tenure = isContinued ? before.tenure : Symbol()
      const lost = () => onLost(taken.videoId)
      held.set(taken.videoId, { channelId, epoch, tenure, sureUntil, state: newState(), onLost: lost })
      return { epoch, videoId: taken.videoId, isContinued, lostUntil }
    },
    epochOf: videoId => held.get(videoId)?.epoch,
    guard(videoId) {
      const tenure = held.get(videoId)?.tenure
      return async () => {
        for (;;) {
          const one = held.get(videoId)
          if (!one || one.tenure !== tenure) throw new LeaseLost()
          const { monotonicMs, wallMs } = one.sureUntil
          if (performance.now() < monotonicMs && Date.now() < wallMs) return
          await one.state.promise
        }
      }
    },
    async rest(videoId) {
      const one = held.get(videoId)
      if (one) await restLease(ctx.db, one.channelId, videoId, one.epoch)
    },
    async drop(videoId) {
      const one = held.get(videoId)
      held.delete(videoId)
      if (one) await dropLease(ctx.db, one.channelId, videoId, one.epoch)
    },
    async stop() {
      await renewing.stop()
      for (const [videoId, { channelId, epoch }] of held)
        await dropLease(ctx.db, channelId, videoId, epoch).catch(() => {})
      held.clear()
    },
  }
}

/** Nobody may be waiting when it is lost. */
function newState(): PromiseWithResolvers<void> {
  const state = Promise.withResolvers<void>()
  state.promise.catch(() => {})
  return state
}
