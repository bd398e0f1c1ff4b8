import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { MediaGrant } from '../../context/media-tokens.ts'
import { CallError } from '../../runtime/call-error.ts'
import {
  createCastAddresses,
  createCastMeter,
  createKeptAddresses,
  hashPlayerCookie,
  isCastDevice,
  playerCookie,
} from '../../video/playback/index.ts'
import { readCookie } from '../call/open-cookies.ts'
import { isInner } from '../inner/is-inner.ts'

export type GrantContext = Pick<
  Context,
  'db' | 'now' | 'mediaTokens' | 'endedPlaybacks' | 'inner' | 'channels' | 'geo' | 'videoNodes' | 'rosters'
>
export type ReadGrant = (request: FastifyRequest) => Promise<MediaGrant>

const params = z.object({ token: z.string(), file: z.string().optional() })
/** The list of sizes. */
export const entryPath = '/media/:token/index.m3u8'

/** Everything below `/media` asks this first, whatever it answers with. */
export function createGrantReader(ctx: GrantContext): ReadGrant {
  const cast = createCastAddresses(ctx)
  const mayHaveMore = createCastMeter()
  const keptUntil = createKeptAddresses(ctx)
  return async request => {
    const { token, file } = params.parse(request.params)
    const grant = ctx.mediaTokens.read(token)
    const isCast = grant !== null && isCastDevice(grant.device)
    if (!grant || !(isCast || isOfBrowser(grant, request))) throw new CallError('forbidden')
    if (await ctx.endedPlaybacks.has(grant.playbackId)) throw new CallError('forbidden')
    // Another process has asked from where the television comes before it asks here.
    if (isCast && isInner(ctx, request)) return grant
    if (!isCast && grant.expiresAt > ctx.now()) return grant
    if (isCast && request.routeOptions.url === entryPath) return enter(grant, request.ip)
    const expiresAt = await (isCast ? cast.until(grant, request.ip) : keptUntil(grant))
    if (expiresAt === null || expiresAt <= ctx.now()) throw new CallError('forbidden')
    if (isCast && file?.startsWith('segment-') && !mayHaveMore(grant.playbackId))
      throw new CallError('too_many_requests', { retryAfterSeconds: 1 })
    return { ...grant, expiresAt }
  }

  async function enter(grant: MediaGrant, ip: string): Promise<MediaGrant> {
    const receiver = await cast.enter(grant, ip)
    if (!receiver) throw new CallError('forbidden')
    return receiver
  }

  function isOfBrowser({ device }: MediaGrant, request: FastifyRequest): boolean {
    if (device === null) return true
    const cookie = readCookie(request, playerCookie)
    // Another process has asked for the cookie before it asks here.
    return cookie === undefined ? isInner(ctx, request) : hashPlayerCookie(cookie) === device
  }
}
