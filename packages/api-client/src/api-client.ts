import type { BodyInput, Call, ParamsInput, QueryInput, Reply } from '@grandstand/contract'
import type { WireCall } from '@grandstand/contract/wire'
import type { ApiError } from './api-error.ts'
import type { Clock } from './clock.ts'

/** Must keep what it is given at least for the life of the page, else every call asks for a key of its own. */
export interface KeyStorage {
  get(name: KeyName): string | null
  set(name: KeyName, value: string): void
  remove(name: KeyName): void
}
export type KeyName = 'api_key' | 'channel_key'

/** What the app shows or logs. None of it ever holds a key, a body or a query. */
export type ClientEvent =
  | { type: 'global_error'; error: ApiError }
  /** Nobody is logged in any more: clear the user's state. It may come more than once. */
  | { type: 'unauthenticated' }
  /** No working key can be had. Once, until a key works again. */
  | { type: 'api_key_error'; error: ApiError }
  | {
      type: 'request_failed'
      callName: string
      status: number | null
      message: string
      requestId: string | null
    }

export interface ApiClientOptions {
  /** With `/api` at its end; relative or absolute. */
  baseUrl: string
  /** The analytics host. Without it (on localhost) its calls are not sent. */
  collectorUrl?: string | null
  storage: KeyStorage
  /** The channel key that the page carries. */
  channelKey?: () => string | null
  fetch?: typeof globalThis.fetch
  clock?: Clock
  onEvent: (event: ClientEvent) => void
}

/** Files and redirects are for the browser to follow, not for `send`. */
export type JsonCall = Call & { answers: 'json' }
export type FileCall = Call & { answers: 'file' | 'stream' }
export type SilentCall = JsonCall & { silent: true }

type Nothing = Record<never, never>
type Part<Name extends string, Value> = Nothing extends Value
  ? { [N in Name]?: Value }
  : { [N in Name]: Value }

/** A part without a required field may be left out. */
export type Input<C extends Call> = Part<'params', ParamsInput<C>> &
  Part<'query', QueryInput<C>> &
  Part<'body', BodyInput<C>>

export interface SendOptions {
  signal?: AbortSignal | undefined
}
export type Arguments<C extends Call> =
  Nothing extends Input<C>
    ? [input?: Input<C>, options?: SendOptions]
    : [input: Input<C>, options?: SendOptions]

/** `null` is the answer with a status that the call tolerates; other calls never give it. */
export type Answer<C extends Call> = C['tolerates'] extends readonly [] ? Reply<C> : Reply<C> | null

export interface ApiClient {
  /** Rejects with an `ApiError`, or with an error named `AbortError` when the signal aborts. */
  send<C extends JsonCall>(call: WireCall<C>, ...args: Arguments<C>): Promise<Answer<C>>
  /** For analytics and error logs: never rejects, `null` when there is no answer. */
  sendQuietly<C extends SilentCall>(call: WireCall<C>, ...args: Arguments<C>): Promise<Reply<C> | null>
  /** The address of a file or stream, with the key in it, for a browser to follow at once and not to keep. */
  getFileAddress<C extends FileCall>(call: WireCall<C>, input: Input<C>): Promise<string>
  /** The stored key, else a new one. Rejects, after an `api_key_error`, when none can be had. */
  ensureKey(): Promise<string>
  /** The key that a login or a password change gave. */
  setKey(key: string): void
  /** After a logout. */
  clearKey(): void
  /** The api key and the channel key: both are fetched again. */
  discardKeys(): void
}
