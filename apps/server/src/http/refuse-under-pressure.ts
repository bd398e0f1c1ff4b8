import type { FastifyInstance } from 'fastify'
import { CallError } from '../runtime/call-error.ts'
import type { LoopDelay } from '../runtime/watch-loop-delay.ts'

const maxDelayMs = 2_000

export function isUnderPressure(delay: LoopDelay): boolean {
  return delay.readMs() > maxDelayMs
}

/**
 * While the server cannot keep up, calls are refused and may be tried again. Pages, scripts, pictures and video are not:
 * they come from memory, and a page whose script was refused would stay broken long after the rush.
 */
export function refuseUnderPressure(app: FastifyInstance, delay: LoopDelay): void {
  app.addHook('onClose', async () => delay.stop())
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = request.url.startsWith('/api/') && isUnderPressure(delay)
    done(isRefused ? new CallError('unavailable', { retryAfterSeconds: 2 }) : undefined)
  })
}
