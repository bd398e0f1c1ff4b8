import type { Body, Call, Params, Query, Reply } from '@grandstand/contract'
import type { Channel } from '../context/channel.ts'
import type { Context } from '../context/context.ts'
import type { Cookies } from '../context/cookies.ts'
import type { FileAnswer } from '../context/file-answer.ts'
import type { LiveStream } from '../context/live-stream.ts'
import type { KeyHolder, Session } from '../context/session.ts'
import { CallError } from '../runtime/call-error.ts'
import { parseAs } from '../runtime/parse-fields.ts'

/** The caller and the channel. */
export interface Caller {
  channel: Channel
  /** Of the texts in the answer; always one of the channel's languages. */
  language: string
  session: Session | null
  ip: string
  cookies: Cookies
  /** The browser asks not to be followed: by Do-Not-Track or Global Privacy Control. */
  refusesTracking: boolean
  /** Nothing but the head of a file is asked for. */
  isHead: boolean
  /** The sender's signature of a raw body. */
  signature: string | undefined
}

/** The parts of a request after the edge has parsed them. */
export interface Parts<C extends Call> {
  params: Params<C>
  query: Query<C>
  body: Body<C>
}

type Input<C extends Call> = Caller & Parts<C>

type Verb<C extends Call, Known = object> = (
  ctx: Context,
  asked: Input<C> & Known,
) => Promise<Reply<C>> | Reply<C>

/** A call of the contract with the verb that answers it; `http` registers these. */
export interface Route {
  call: Call
  /** Parses the parts of a request, or refuses them by field; what is left is to run the verb. */
  read(raw: RawRequest): ReadRequest
}

export interface RawRequest {
  params: unknown
  query: unknown
  body: unknown
}

export interface ReadRequest {
  params: Record<string, unknown>
  query: Record<string, unknown>
  run(ctx: Context, caller: Caller): Promise<unknown> | unknown
  /** Instead of `run`, for a call that answers with a stream. */
  open?(ctx: Context, caller: Caller & { lastEventId: string | undefined }): Promise<LiveStream>
}

/** Reads every call, for any caller. What is wrong is refused by field. */
export function readParts<C extends Call>(call: C, raw: RawRequest): Parts<C> {
  return {
    params: parseAs<C['params']>(call.params, raw.params),
    query: parseAs<C['query']>(call.query, raw.query),
    body: parseAs<C['body']>(call.body, raw.body),
  }
}

function build<C extends Call>(
  call: C,
  verb: (ctx: Context, asked: Input<C>) => Promise<unknown> | unknown,
): Route {
  return {
    call,
    read(raw) {
      const parts = readParts(call, raw)
      const { params, query } = parts
      return { params, query, run: (ctx, caller) => verb(ctx, { ...caller, ...parts }) }
    },
  }
}

export function publicRoute<C extends Call & { needs: 'nothing' }>(call: C, verb: Verb<C>): Route {
  return build(call, verb)
}

export function keyRoute<C extends Call & { needs: 'key' }>(
  call: C,
  verb: Verb<C, { session: Session }>,
): Route {
  return build(call, (ctx, asked) => verb(ctx, { ...asked, session: requireKey(asked.session) }))
}

export function streamRoute<C extends Call & { needs: 'key'; answers: 'stream' }>(
  call: C,
  verb: (
    ctx: Context,
    asked: Input<C> & { session: Session; lastEventId: string | undefined },
  ) => Promise<LiveStream>,
): Route {
  return {
    call,
    read(raw) {
      const parts = readParts(call, raw)
      const { params, query } = parts
      return {
        params,
        query,
        run: () => null,
        open: (ctx, caller) => verb(ctx, { ...caller, ...parts, session: requireKey(caller.session) }),
      }
    },
  }
}

export function userRoute<C extends Call & { needs: 'user' }>(
  call: C,
  verb: Verb<C, { session: Session & { userId: number } }>,
): Route {
  return build(call, (ctx, asked) => verb(ctx, { ...asked, session: requireUser(asked.session) }))
}

/** A user's call that answers with a file. */
export function userFileRoute<C extends Call & { needs: 'user'; answers: 'file' }>(
  call: C,
  verb: (ctx: Context, asked: Input<C> & { session: Session & { userId: number } }) => Promise<FileAnswer>,
): Route {
  return build(call, (ctx, asked) => verb(ctx, { ...asked, session: requireUser(asked.session) }))
}

function requireUser(holder: Session | null): Session & { userId: number } {
  const session = requireKey(holder)
  const { userId } = session
  if (userId === null) throw new CallError('unauthenticated')
  return { ...session, userId }
}

export function requireKey<Holder extends KeyHolder>(session: Holder | null): Holder {
  if (!session) throw new CallError('no_api_key', { fields: { api_key: 'is missing or no longer valid' } })
  return session
}
