import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { createKeptAddresses, markOf, playerCookie } from '../../features/playback/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { readCookie } from '../call/open-cookies.ts'
import { isInner } from '../inner/is-inner.ts'

export type ReadGrant = (request: FastifyRequest) => Promise<MediaGrant>

const params = z.object({ token: z.string() })

/** Everything below `/media` asks this first, whatever it then answers from. */
export function createGrantReader(
  ctx: Pick<Context, 'db' | 'now' | 'mediaTokens' | 'endedPlaybacks' | 'inner'>,
): ReadGrant {
  const keptUntil = createKeptAddresses(ctx)
  return async request => {
    const grant = ctx.mediaTokens.read(params.parse(request.params).token)
    if (!grant || !isOfBrowser(grant, request)) throw new CallError('forbidden')
    if (await ctx.endedPlaybacks.has(grant.playbackId)) throw new CallError('forbidden')
    if (grant.expiresAt > ctx.now()) return grant
    const expiresAt = await keptUntil(grant)
    if (expiresAt === null || expiresAt <= ctx.now()) throw new CallError('forbidden')
    return { ...grant, expiresAt }
  }

  function isOfBrowser({ browser }: MediaGrant, request: FastifyRequest): boolean {
    if (browser === null) return true
    const cookie = readCookie(request, playerCookie)
    // Another process has asked for the cookie before it asks here.
    return cookie === undefined ? isInner(ctx, request) : markOf(cookie) === browser
  }
}
