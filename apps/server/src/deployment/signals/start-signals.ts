import type { Context } from '../../context/context.ts'
import { repeat } from '../../runtime/repeat.ts'
import { keepSignals } from './keep-signals.ts'
import { lookAtCameras } from './look-at-cameras.ts'

const keepMs = 5_000
/** Twice before a black picture is reported. */
const lookMs = 8_000

/** Measures the cameras of this process until it is stopped; without any it does nothing. */
export function startSignals(ctx: Pick<Context, 'db' | 'now' | 'ffmpeg' | 'signals' | 'log'>): {
  stop(): Promise<void>
} {
  const over = new AbortController()
  const keeping = repeat({
    everyMs: keepMs,
    run: () => keepSignals(ctx),
    onError: error => ctx.log.warn({ error }, 'The signals of cameras could not be stored'),
  })
  const looking = repeat({
    everyMs: lookMs,
    run: () => lookAtCameras(ctx, over.signal),
    onError: error => ctx.log.warn({ error }, 'The pictures of cameras could not be checked'),
  })
  return {
    async stop() {
      over.abort()
      await Promise.all([keeping.stop(), looking.stop()])
    },
  }
}
