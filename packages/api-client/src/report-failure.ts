import type { WireCall } from '@grandstand/contract/wire'
import type { ApiClientOptions } from './api-client.ts'
import { ApiError, isKeyError } from './api-error.ts'
import { isKeyCall } from './key-calls.ts'

export interface Reporter {
  /** Says what the app must know of a request that failed for good; of a cancelled one, nothing. */
  reportFailure(call: WireCall, error: unknown): void
  /** The key that may have been a user's is gone, and the new one is nobody's. */
  reportLostSession(): void
  /** Ends the incident: from now on a key failure is a new one. */
  noteWorkingKey(): void
}

const globalStatuses: readonly (number | null)[] = [400, 429, 500]

/** Whether the app has shown a failure of a plain call already. */
export function isShownGlobally({ status }: Pick<ApiError, 'status'>): boolean {
  return globalStatuses.includes(status)
}

export function createReporter({ onEvent }: Pick<ApiClientOptions, 'onEvent'>): Reporter {
  let isKeyFailing = false
  return {
    reportFailure(call, error) {
      if (!(error instanceof ApiError) || call.silent) return
      const { status, message, requestId } = error
      onEvent({ type: 'request_failed', callName: call.name, status, message, requestId })
      if (call.crash || isShownGlobally(error)) onEvent({ type: 'global_error', error })
      // A wrong password is refused with 401 as well, and ends nobody's session.
      if (status === 401 && error.code !== 'wrong_auth_data') onEvent({ type: 'unauthenticated' })
      if (isKeyFailing || !(isKeyCall(call) || isKeyError(error))) return
      isKeyFailing = true
      onEvent({ type: 'api_key_error', error })
    },
    reportLostSession: () => onEvent({ type: 'unauthenticated' }),
    noteWorkingKey: () => {
      isKeyFailing = false
    },
  }
}
