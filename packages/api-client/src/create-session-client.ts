import type { WireCall } from '@grandstand/contract/wire'
import type { Answer, ApiClientOptions, Arguments, JsonCall, SendOptions } from './api-client.ts'
import { ApiError } from './api-error.ts'
import type { LooseInput } from './build-request.ts'
import { createSender } from './create-sender.ts'
import { sendRequest } from './send-request.ts'

export interface SessionClient {
  /** Rejects with an `ApiError`, or with an error named `AbortError` when the signal aborts. */
  send<C extends JsonCall>(call: WireCall<C>, ...args: Arguments<C>): Promise<Answer<C>>
}

interface SessionClientOptions extends Pick<ApiClientOptions, 'baseUrl' | 'fetch' | 'clock'> {
  /** The server no longer knows the session. */
  onSessionEnd: () => void
}

/** For a session that is a cookie which the browser keeps: there is no key to look after. */
export function createSessionClient({ onSessionEnd, ...options }: SessionClientOptions): SessionClient {
  const sender = createSender(options)

  function send<C extends JsonCall>(call: WireCall<C>, ...args: Arguments<C>): Promise<Answer<C>>
  async function send(
    call: WireCall,
    input: LooseInput = {},
    { signal }: SendOptions = {},
  ): Promise<unknown> {
    try {
      return await sendRequest(sender, call, input, null, signal ?? new AbortController().signal)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unauthenticated') onSessionEnd()
      throw error
    }
  }
  return { send }
}
