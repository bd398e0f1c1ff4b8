import type { Context } from '../../context/context.ts'
import { type RepeatOptions, repeat } from '../../runtime/repeat.ts'
import { leaveDuty, takeDuty } from './duty-store.ts'

/** Longer than a slow run's pauses; another process takes over so long after a kill. */
const seconds = 15
/** Half of it: a process that misses one turn still has it. */
const renewMs = 7_500

/**
 * As `repeat`, but of all processes that ask for the duty one runs it. It renews it while a run takes long; two would do
 * no harm where one lost its place without knowing, as each run converges.
 */
export function repeatAlone(
  { db, nodes }: Pick<Context, 'db' | 'nodes'>,
  name: string,
  { everyMs, afterMs, run, onError }: RepeatOptions,
) {
  let askAgainAtMs = 0
  /** One's own is not asked for at each turn. */
  async function take(): Promise<boolean> {
    const nowMs = performance.now()
    if (nowMs < askAgainAtMs) return true
    const isOwn = await takeDuty(db, name, { nodeId: nodes.id, seconds })
    if (isOwn) askAgainAtMs = nowMs + renewMs
    return isOwn
  }
  const turns = repeat({
    everyMs,
    ...(afterMs === undefined ? {} : { afterMs }),
    async run() {
      if (!(await take())) return
      const renewing = repeat({ everyMs: renewMs, run: take, onError })
      await run().finally(renewing.stop)
    },
    onError,
  })
  return {
    async stop(): Promise<void> {
      await turns.stop()
      await leaveDuty(db, name, nodes.id).catch(() => {})
    },
  }
}
