import type { WireCall } from '@grandstand/contract/wire'
import { acquireKey } from './acquire-key.ts'
import type { Answer, ApiClient, ApiClientOptions, Arguments, JsonCall, SendOptions } from './api-client.ts'
import { buildPath, buildRequest, type LooseInput } from './build-request.ts'
import { createSender } from './create-sender.ts'
import { keepKeys } from './keep-keys.ts'
import { createReporter } from './report-failure.ts'
import { sendWithKey } from './send-with-key.ts'
import { createSharing } from './share-requests.ts'

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { storage } = options
  const sender = createSender(options)
  const { clock } = sender
  const reporter = createReporter(options)
  const keys = keepKeys({ storage, clock, acquire: () => acquireKey({ ...options, sender, reporter }) })
  const share = createSharing()
  // Counts the sessions, so that the profile asked for after a login is not that of before.
  let session = 0

  // The types end here: what the contract promises outside is a loose input and an unknown reply inside.
  function send<C extends JsonCall>(call: WireCall<C>, ...args: Arguments<C>): Promise<Answer<C>>
  async function send(
    call: WireCall,
    input: LooseInput = {},
    { signal }: SendOptions = {},
  ): Promise<unknown> {
    const same = call.method === 'GET' ? `${session} ${call.name} ${buildPath(call, input)}` : null
    return share(same, signal, stop => sendWithKey({ sender, storage, keys, reporter }, call, input, stop))
  }

  return {
    send,
    sendQuietly: (call, ...args) => send(call, ...args).catch(() => null),
    getFileAddress: async (call, input) =>
      buildRequest(options, call, input, call.needs === 'nothing' ? null : await keys.ensure()).url,
    ensureKey: keys.ensure,
    setKey(key) {
      session++
      storage.set('api_key', key)
      reporter.noteWorkingKey()
    },
    clearKey() {
      session++
      storage.remove('api_key')
    },
    discardKeys() {
      session++
      storage.remove('api_key')
      storage.remove('channel_key')
    },
  }
}
