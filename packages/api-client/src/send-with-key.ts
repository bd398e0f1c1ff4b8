import type { WireCall } from '@grandstand/contract/wire'
import type { KeyStorage } from './api-client.ts'
import { isKeyError } from './api-error.ts'
import type { LooseInput } from './build-request.ts'
import type { Keys } from './keep-keys.ts'
import { isKeyCall } from './key-calls.ts'
import type { Reporter } from './report-failure.ts'
import { retryDelayMs } from './request-limits.ts'
import { type Sender, sendRequest } from './send-request.ts'

interface RecoverContext {
  sender: Sender
  storage: KeyStorage
  keys: Keys
  reporter: Reporter
}

/** A request with its key; after a key error once more with a new one. Reports what fails for good. */
export async function sendWithKey(
  ctx: RecoverContext,
  call: WireCall,
  input: LooseInput,
  signal: AbortSignal,
): Promise<unknown> {
  // The fetch of a key reports its failure, once for all waiting callers.
  const key = call.needs === 'nothing' ? null : await ctx.keys.ensure()
  try {
    return await attempt(ctx, call, input, key, signal)
  } catch (error) {
    if (!isKeyError(error) || !canRecover(call)) throw reported(ctx, call, error)
    if (key !== null && ctx.keys.drop(key) && error.status === 401 && !call.tolerates.includes(401)) {
      ctx.reporter.reportLostSession()
    }
  }
  const newKey = key === null ? await forgetChannel(ctx, signal) : await ctx.keys.renew()
  try {
    return await attempt(ctx, call, input, newKey, signal)
  } catch (error) {
    throw reported(ctx, call, error)
  }
}

async function attempt(
  ctx: RecoverContext,
  call: WireCall,
  input: LooseInput,
  key: string | null,
  signal: AbortSignal,
): Promise<unknown> {
  const reply = await sendRequest(ctx.sender, call, input, key, signal)
  if (key !== null) ctx.reporter.noteWorkingKey()
  return reply
}

/** A public call carries no api key: only the channel key can be at fault, and nobody is logged out for it. */
async function forgetChannel(ctx: RecoverContext, signal: AbortSignal): Promise<null> {
  ctx.storage.remove('channel_key')
  await ctx.sender.clock.sleep(retryDelayMs, signal)
  return null
}

/** The calls that fetch keys have a recovery of their own, and the collector knows nothing of keys. */
function canRecover(call: WireCall): boolean {
  return call.host === 'api' && !isKeyCall(call)
}

function reported(ctx: RecoverContext, call: WireCall, error: unknown): unknown {
  ctx.reporter.reportFailure(call, error)
  return error
}
