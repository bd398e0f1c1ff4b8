import type { ApiClientOptions } from './api-client.ts'
import { systemClock } from './clock.ts'
import type { Sender } from './send-request.ts'

/** What every request is sent with. */
export function createSender(
  options: Pick<ApiClientOptions, 'baseUrl' | 'collectorUrl' | 'fetch' | 'clock'>,
): Sender {
  const { clock = systemClock } = options
  // A browser's fetch must not be called as a method of anything but the window.
  const fetch: typeof globalThis.fetch = options.fetch ?? ((...args) => globalThis.fetch(...args))
  return { ...options, fetch, clock }
}
