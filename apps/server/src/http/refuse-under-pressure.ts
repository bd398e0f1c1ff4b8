import { CallError } from '../runtime/call-error.ts'

/**
 * While the server cannot keep up, calls are refused and may be tried again. Pages, scripts, pictures and video are not:
 * they come from memory, and a page whose script was refused would stay broken long after the rush.
 */
export async function refuseUnderPressure({ url }: { url: string }): Promise<void> {
  if (url.startsWith('/api/')) throw new CallError('unavailable', { retryAfterSeconds: 2 })
}
