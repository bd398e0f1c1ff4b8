import type { Body, Call, Params, Query, Reply } from '@grandstand/contract'
import { CallError } from './call-error.ts'
import type { Channel } from './channel.ts'
import type { Context } from './context.ts'
import type { Cookies } from './cookies.ts'
import type { OperatorAccount, OperatorSession } from './operator-session.ts'
import { parseAs } from './parse-fields.ts'
import type { RawRequest } from './route.ts'

/** Who asks in the Studio: no channel follows from the host name, and no api key counts. */
export interface StudioAsker {
  session: OperatorSession | null
  ip: string
  cookies: Cookies
}

interface StudioAsked<C extends Call> extends StudioAsker {
  params: Params<C>
  query: Query<C>
  body: Body<C>
}

type StudioVerb<C extends Call, Known = object> = (
  ctx: Context,
  asked: StudioAsked<C> & Known,
) => Promise<Reply<C>> | Reply<C>

/** A call of the Studio with the verb that answers it. */
export interface StudioRoute {
  call: Call
  read(raw: RawRequest): { run(ctx: Context, asker: StudioAsker): Promise<unknown> | unknown }
}

export function publicStudioRoute<C extends Call & { needs: 'nothing' }>(
  call: C,
  verb: StudioVerb<C>,
): StudioRoute {
  return build(call, verb)
}

export function operatorRoute<C extends Call & { needs: 'operator' }>(
  call: C,
  verb: StudioVerb<C, { session: OperatorSession }>,
): StudioRoute {
  return build(call, (ctx, asked) => verb(ctx, { ...asked, session: requireOperator(asked.session) }))
}

/** For calls whose path names a channel: the verb gets it only if the operator may see it. */
export function channelRoute<C extends Call & { needs: 'operator' }>(
  call: C,
  channelKeyOf: (params: Params<C>) => string,
  verb: StudioVerb<C, { session: OperatorSession; channel: Channel }>,
): StudioRoute {
  return operatorRoute(call, async (ctx, asked) => {
    const channel = await getChannelFor(ctx, asked.session.operator, channelKeyOf(asked.params))
    return verb(ctx, { ...asked, channel })
  })
}

/** A channel that is not the operator's is as absent as one that does not exist. */
export async function getChannelFor(
  ctx: Pick<Context, 'channels'>,
  { channelId }: OperatorAccount,
  channelKey: string,
): Promise<Channel> {
  const channel = await ctx.channels.findByKey(channelKey)
  if (!channel || (channelId !== null && channelId !== channel.id)) throw new CallError('not_found')
  return channel
}

export function requireOperator(session: OperatorSession | null): OperatorSession {
  if (!session) throw new CallError('unauthenticated')
  return session
}

function build<C extends Call>(call: C, verb: StudioVerb<C>): StudioRoute {
  return {
    call,
    read(raw) {
      const params = parseAs<C['params']>(call.params, raw.params)
      const query = parseAs<C['query']>(call.query, raw.query)
      const body = parseAs<C['body']>(call.body, raw.body)
      return { run: (ctx, asker) => verb(ctx, { ...asker, params, query, body }) }
    },
  }
}
