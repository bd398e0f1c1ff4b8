import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { CallError } from '../../runtime/call-error.ts'
import {
  createCastAddresses,
  createKeptAddresses,
  hashPlayerCookie,
  playerCookie,
} from '../../video/playback/index.ts'
import { readCookie } from '../call/open-cookies.ts'
import { isInner } from '../inner/is-inner.ts'

export type GrantContext = Pick<
  Context,
  'db' | 'now' | 'mediaTokens' | 'endedPlaybacks' | 'inner' | 'channels' | 'geo' | 'videoNodes' | 'rosters'
>
export type ReadGrant = (request: FastifyRequest) => Promise<MediaGrant>

const params = z.object({ token: z.string() })

/** Everything below `/media` asks this first, whatever it answers with. */
export function createGrantReader(ctx: GrantContext): ReadGrant {
  const castUntil = createCastAddresses(ctx)
  const keptUntil = createKeptAddresses(ctx)
  return async request => {
    const grant = ctx.mediaTokens.read(params.parse(request.params).token)
    const isCast = grant?.device === 'cast'
    if (!grant || !(isCast || isOfBrowser(grant, request))) throw new CallError('forbidden')
    if (await ctx.endedPlaybacks.has(grant.playbackId)) throw new CallError('forbidden')
    // Another process has asked from where the television comes before it asks here.
    if (isCast && isInner(ctx, request)) return grant
    if (!isCast && grant.expiresAt > ctx.now()) return grant
    const expiresAt = await (isCast ? castUntil(grant, request.ip) : keptUntil(grant))
    if (expiresAt === null || expiresAt <= ctx.now()) throw new CallError('forbidden')
    return { ...grant, expiresAt }
  }

  function isOfBrowser({ device }: MediaGrant, request: FastifyRequest): boolean {
    if (device === null) return true
    const cookie = readCookie(request, playerCookie)
    // Another process has asked for the cookie before it asks here.
    return cookie === undefined ? isInner(ctx, request) : hashPlayerCookie(cookie) === device
  }
}
