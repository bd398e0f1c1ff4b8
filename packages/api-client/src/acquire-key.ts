import type { WireCall } from '@grandstand/contract/wire'
import type { ApiClientOptions, KeyName } from './api-client.ts'
import { ApiError, isKeyError } from './api-error.ts'
import type { LooseInput } from './build-request.ts'
import { getApiKey, getChannelConfig } from './key-calls.ts'
import type { Reporter } from './report-failure.ts'
import { retryDelayMs } from './request-limits.ts'
import { type Sender, sendRequest } from './send-request.ts'

interface KeyContext extends Pick<ApiClientOptions, 'storage' | 'channelKey'> {
  sender: Sender
  reporter: Reporter
}

/** A new api key: by the channel key of the page, else of the storage, else of the server. */
export async function acquireKey(ctx: KeyContext): Promise<string> {
  const { storage } = ctx
  const known = ctx.channelKey?.() ?? storage.get('channel_key')
  try {
    return await askApiKey(ctx, known ?? (await askChannelKey(ctx)))
  } catch (error) {
    if (!isKeyError(error)) throw reported(ctx, error)
  }
  // The channel key itself is refused. A page or a tab may be older than the channel's key; the server
  // knows the present one.
  storage.remove('channel_key')
  await ctx.sender.clock.sleep(retryDelayMs)
  try {
    return await askApiKey(ctx, await askChannelKey(ctx))
  } catch (error) {
    throw reported(ctx, error)
  }
}

async function askChannelKey(ctx: KeyContext): Promise<string> {
  const channelKey = await ask(ctx, getChannelConfig, {}, 'channel_key')
  ctx.storage.set('channel_key', channelKey)
  return channelKey
}

function askApiKey(ctx: KeyContext, channelKey: string): Promise<string> {
  return ask(ctx, getApiKey, { body: { channel_key: channelKey } }, 'api_key')
}

/** Keys belong to all callers, so no caller's signal ends this; the limits of a request do. */
async function ask(ctx: KeyContext, call: WireCall, input: LooseInput, name: KeyName): Promise<string> {
  const reply = await sendRequest(ctx.sender, call, input, null, new AbortController().signal)
  const key = new Map<string, unknown>(Object.entries(reply ?? {})).get(name)
  if (typeof key === 'string' && key !== '') return key
  // Unlike other replies this one is kept, so a wrong one would break every call after it.
  throw new ApiError({
    callName: call.name,
    status: 200,
    code: 'unreadable_answer',
    message: 'The answer holds no key',
  })
}

function reported(ctx: KeyContext, error: unknown): unknown {
  const isConfig = error instanceof ApiError && error.callName === getChannelConfig.name
  ctx.reporter.reportFailure(isConfig ? getChannelConfig : getApiKey, error)
  return error
}
