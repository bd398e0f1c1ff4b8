import { ApiError } from '@grandstand/api-client'

/** How long the server asks to wait; 0 for other failures. */
export function retryAfter(error: Error | null): number {
  if (!(error instanceof ApiError) || error.status !== 429) return 0
  return error.retryAfterSeconds ?? 60
}
