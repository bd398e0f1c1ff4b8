import type { Call, CallMakers, GameLinkKind, Params, Reply } from '@grandstand/contract'
import { listMakers, mayCall } from '@grandstand/rules'
import { z } from 'zod'
import type { Channel } from '../context/channel.ts'
import type { Context } from '../context/context.ts'
import type { Cookies } from '../context/cookies.ts'
import type { LinkScope, OperatorAccount, OperatorSession } from '../context/operator-session.ts'
import { CallError } from '../runtime/call-error.ts'
import { type Parts, type RawRequest, readParts } from './route.ts'

/** A caller in the Studio: the host name gives no channel, and no api key counts. */
export interface StudioCaller {
  session: OperatorSession | null
  ip: string
  cookies: Cookies
}

type StudioVerb<C extends Call, Known = object> = (
  ctx: Context,
  asked: StudioCaller & Parts<C> & Known,
) => Promise<Reply<C>> | Reply<C>

/** A call of the Studio with the verb that answers it. */
export interface StudioRoute {
  call: Call
  read(raw: RawRequest): { run(ctx: Context, caller: StudioCaller): Promise<unknown> | unknown }
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

function requireOperator(session: OperatorSession | null): OperatorSession {
  if (!session) throw new CallError('unauthenticated')
  return session
}

/** The one place where it is decided who may make a call of the Studio, or send it a file. */
export function admit(session: OperatorSession | null, { by, ...call }: Asked): OperatorSession {
  const admitted = requireOperator(session)
  const { link, isProgram = false } = admitted.operator
  if (isProgram && (by === 'oneself' || call.personal)) throw new CallError('forbidden')
  if (link) return admitLink(admitted, link, { by, ...call })
  if (by !== 'oneself' && admitted.operator.mustSetTotp) throw new CallError('totp_demanded')
  requireRole(admitted.operator, by)
  if (call.ofDeployment && admitted.operator.channelId !== null) throw new CallError('forbidden')
  return admitted
}

/** By a link: only the calls of its kind, and only about its own game and camera. Elsewhere it is as nobody's. */
function admitLink(
  session: OperatorSession,
  { kind, eventId, cameraId }: LinkScope,
  call: Asked,
): OperatorSession {
  const { id, camera = `${cameraId}` } = linkParams.parse(call.params)
  if (call.link !== kind || id !== `${eventId}` || camera !== `${cameraId}`)
    throw new CallError('unauthenticated')
  return session
}

interface Asked {
  by: CallMakers
  link?: GameLinkKind | undefined
  personal?: boolean | undefined
  ofDeployment?: boolean | undefined
  /** As they stand in the path. */
  params: unknown
}

const linkParams = z.object({ id: z.string().optional(), camera: z.string().optional() })

/** By the role that the call names; the refusal tells who may. */
export function requireRole({ role }: OperatorAccount, by: CallMakers): void {
  if (mayCall(role, by)) return
  throw new CallError('role_needed', { fields: { role: `must be ${listMakers(by).join(' or ')}` } })
}

function build<C extends Call>(call: C, verb: StudioVerb<C>): StudioRoute {
  return {
    call,
    read(raw) {
      const parts = readParts(call, raw)
      return { run: (ctx, caller) => verb(ctx, { ...caller, ...parts }) }
    },
  }
}
