import { z } from 'zod'
import type { ErrorCode } from './constants.ts'
import type { LimitName } from './limits.ts'
import type { CallMakers, GameLinkKind } from './studio-constants.ts'

/** Who may call: anyone without a key, any holder of an api key, a logged-in user, or an operator in the Studio. */
export type Needs = 'nothing' | 'key' | 'user' | 'operator'
export type AnswerKind = 'json' | 'file' | 'redirect' | 'stream'
export type Method = 'GET' | 'POST' | 'DELETE'

/** A call of the Studio says who may make it; without that it does not compile. */
type Admits = { needs: 'operator'; by: CallMakers } | { needs: Exclude<Needs, 'operator'>; by?: never }

interface CallParts {
  method: Method
  /** Below the host's base (`/api`, or the collector's root); parameters as `:name`. */
  path: `/${string}`
  summary: string
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** How long a body may be, where the usual is too little. */
  bodyBytes?: number
  /** `raw`: the body is given as it was sent, with the request's signature. */
  takes?: 'raw'
  /** The header with that signature. */
  signedBy?: string
  reply: z.ZodType
  /** Answers that are not JSON have a `reply` that describes nothing. */
  answers?: AnswerKind
  host?: 'api' | 'collector'
  /** Statuses that a client takes as an answer and not as an error. */
  tolerates?: readonly number[]
  /** What it refuses with, beyond what `needs`, the schemas and the limit imply. */
  errors?: readonly ErrorCode[]
  limit?: LimitName
  /** Also open to who came by a link of this kind, for the game in its path alone. */
  link?: GameLinkKind
  /** About the operator's own settings: no key of a program may make it. */
  personal?: boolean
  /** Only for operators of the whole deployment. */
  ofDeployment?: boolean
  /** The limit counts only requests whose query has this field. */
  limitedBy?: string
  /** Same bytes for everyone on the channel: kept in memory and revalidated by ETag. */
  shared?: boolean
  /** The same for all visitors of the channel until one of its events changes; kept in memory so long. */
  follows?: 'events'
  /** Key, channel and auth calls: any failure is a crash with a global error. */
  crash?: boolean
  /** Failures say nothing to the viewer. */
  silent?: boolean
}

type CallOptions = CallParts & Admits

const nothing = z.strictObject({})

/** Any call, for code that walks them all. */
export type Call = CallOptions & {
  params: z.ZodObject
  query: z.ZodObject
  body: z.ZodType
  answers: AnswerKind
  host: 'api' | 'collector'
  tolerates: readonly number[]
  errors: readonly ErrorCode[]
}

const defaults = {
  params: nothing,
  query: nothing,
  body: nothing,
  answers: 'json',
  host: 'api',
  tolerates: [],
  errors: [],
} as const

type Defined<Options> = Omit<typeof defaults, keyof Options> & Options

export function defineCall<const Options extends CallOptions>(options: Options): Defined<Options> {
  return { ...defaults, ...options }
}

/** A call of the Studio. */
export function defineStudioCall<const Options extends CallParts & { by: CallMakers }>(
  options: Options,
): Defined<Options & { needs: 'operator' }> {
  return { ...defaults, ...options, needs: 'operator' }
}

export type Params<C extends Call> = z.output<C['params']>
export type Query<C extends Call> = z.output<C['query']>
export type Body<C extends Call> = z.output<C['body']>
export type Reply<C extends Call> = z.output<C['reply']>
/** What a client writes, before the schemas read it. */
export type ParamsInput<C extends Call> = z.input<C['params']>
export type QueryInput<C extends Call> = z.input<C['query']>
export type BodyInput<C extends Call> = z.input<C['body']>
