import type { WireCall } from '@grandstand/contract/wire'
import type { ApiClientOptions } from './api-client.ts'
import { buildRequest, type LooseInput } from './build-request.ts'
import type { Clock } from './clock.ts'
import { fetchAnswer } from './fetch-answer.ts'
import { readAnswer } from './read-answer.ts'
import { withRetry } from './with-retry.ts'

export interface Sender extends Pick<ApiClientOptions, 'baseUrl' | 'collectorUrl'> {
  fetch: typeof globalThis.fetch
  clock: Clock
}

/** One request with the key it is given, and its retry. It knows nothing of where keys come from. */
export function sendRequest(
  ctx: Sender,
  call: WireCall,
  input: LooseInput,
  key: string | null,
  signal: AbortSignal,
): Promise<unknown> {
  return withRetry(ctx, call, signal, async () => {
    const answer = await fetchAnswer(ctx, call.name, buildRequest(ctx, call, input, key), signal)
    return readAnswer(call, answer, key, ctx.clock.now())
  })
}
