import type { Answer, ApiClient } from '@grandstand/api-client'
import type { Call, DrawAsked } from '@grandstand/contract'
import type { WireCall } from '@grandstand/contract/wire'

/** For a page that is drawn: it asks the server that draws it, as a visitor, and nothing else. */
export function createAskingClient(ask: DrawAsked['ask']): ApiClient {
  const refuse = async () => {
    throw new Error('Who draws a page only reads')
  }
  function send<C extends Call>(call: WireCall<C>, ...args: (object | undefined)[]): Promise<Answer<C>>
  function send(call: WireCall, input: { params?: object; query?: object } = {}): Promise<unknown> {
    return ask(call.name, input)
  }
  return {
    send,
    sendQuietly: async () => null,
    getFileAddress: refuse,
    ensureKey: refuse,
    setKey() {},
    clearKey() {},
    discardKeys() {},
  }
}
