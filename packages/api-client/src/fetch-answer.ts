import { ApiError, cancelled } from './api-error.ts'
import type { BuiltRequest } from './build-request.ts'
import type { Clock } from './clock.ts'
import { requestTimeoutMs } from './request-limits.ts'

export interface RawAnswer {
  status: number
  text: string
  retryAfter: string | null
}

/** One attempt: sent and read to its end within the limit, or given up. */
export async function fetchAnswer(
  ctx: { fetch: typeof globalThis.fetch; clock: Clock },
  callName: string,
  request: BuiltRequest,
  signal: AbortSignal,
): Promise<RawAnswer> {
  if (signal.aborted) throw cancelled()
  const { fetch, clock } = ctx
  const attempt = new AbortController()
  const settled = new AbortController()
  const giveUp = () => attempt.abort()
  signal.addEventListener('abort', giveUp)
  let timedOut = false
  void clock.sleep(requestTimeoutMs, settled.signal).then(() => {
    if (settled.signal.aborted) return
    timedOut = true
    giveUp()
  })
  try {
    const response = await fetch(request.url, { ...request.init, signal: attempt.signal })
    // The body too: a server may send the head at once and the rest never.
    const text = await response.text()
    return { status: response.status, text, retryAfter: response.headers.get('retry-after') }
  } catch {
    if (signal.aborted) throw cancelled()
    throw timedOut
      ? new ApiError({ callName, status: null, code: 'timeout', message: 'No answer within 30 s' })
      : new ApiError({ callName, status: null, code: 'network', message: 'The server could not be reached' })
  } finally {
    settled.abort()
    signal.removeEventListener('abort', giveUp)
  }
}
