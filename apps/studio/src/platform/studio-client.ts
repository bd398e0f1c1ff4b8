import type { BodyInput, Call, ParamsInput, QueryInput, Reply } from '@grandstand/contract'
import type { WireCall } from '@grandstand/contract/studio-wire'
import { readFailure } from './read-failure.ts'
import { StudioError } from './studio-error.ts'

const timeoutMs = 30_000

type Nothing = Record<never, never>
type Part<Name extends string, Value> = Nothing extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value }
type Input<C extends Call> = Part<'params', ParamsInput<C>> &
  Part<'query', QueryInput<C>> &
  Part<'body', BodyInput<C>>
type Arguments<C extends Call> =
  Nothing extends Input<C>
    ? [input?: Input<C>, signal?: AbortSignal]
    : [input: Input<C>, signal?: AbortSignal]
interface LooseInput {
  params?: object
  query?: object
  body?: unknown
}

export interface StudioClient {
  /** Rejects with a `StudioError`, or as the signal aborts. */
  send<C extends Call>(call: WireCall<C>, ...args: Arguments<C>): Promise<Reply<C>>
}

interface ClientOptions {
  fetch: typeof globalThis.fetch
  /** The server no longer knows the session. */
  onSessionEnd: () => void
}

/** The session is a cookie that the browser keeps, so there is no key to look after. */
export function createStudioClient({ fetch, onSessionEnd }: ClientOptions): StudioClient {
  async function send<C extends Call>(
    call: WireCall<C>,
    input: LooseInput = {},
    signal?: AbortSignal,
  ): Promise<Reply<C>> {
    const limit = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(buildAddress(call, input), {
      method: call.method,
      credentials: 'same-origin',
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(call.method === 'POST' && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input.body ?? {}),
      }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error
      throw new StudioError({ status: null, code: 'network' })
    })
    const text = await answer.text()
    if (answer.status !== 200) {
      const failure = readFailure(answer.status, text, answer.headers.get('retry-after'))
      if (failure.code === 'unauthenticated') onSessionEnd()
      throw failure
    }
    const reply: Reply<C> = JSON.parse(text)
    return reply
  }
  return { send }
}

function buildAddress(call: WireCall, { params = {}, query = {} }: LooseInput): string {
  const values = new Map<string, unknown>(Object.entries(params))
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))))
  const asked = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') asked.append(name, String(value))
  }
  return `/api${path}${asked.size > 0 ? `?${asked}` : ''}`
}
