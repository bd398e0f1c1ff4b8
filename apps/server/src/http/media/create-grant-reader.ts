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

/** How long what was opened stays open at a time while the database is away, for answers that say until when. */
const bridgeStepMs = 10_000

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
    const bridged = isCast ? null : bridge(grant, request)
    return bridged ?? renewed(grant, isCast, request.ip)
  }

  /**
   * While the database is away nobody can renew an address. What was open when it was last heard of stays open, so that
   * running players play on; a new one cannot be opened. What has ended by then stays ended.
   */
  function bridge(grant: MediaGrant, request: FastifyRequest): MediaGrant | null {
    const since = ctx.endedPlaybacks.awaySince()
    // Another process has asked this before it asks here.
    const isOpen = isInner(ctx, request)
      ? ctx.endedPlaybacks.isAway()
      : since !== null && grant.expiresAt > since
    return isOpen ? { ...grant, expiresAt: new Date(ctx.now().getTime() + bridgeStepMs) } : null
  }

  async function renewed(grant: MediaGrant, isCast: boolean, ip: string): Promise<MediaGrant> {
    const expiresAt = await (isCast ? castUntil(grant, ip) : keptUntil(grant))
    const moment = ctx.endedPlaybacks.awaySince() ?? ctx.now()
    if (expiresAt === null || expiresAt <= moment) throw new CallError('forbidden')
    const soonest = new Date(ctx.now().getTime() + bridgeStepMs)
    return { ...grant, expiresAt: expiresAt > ctx.now() ? expiresAt : soonest }
  }

  function isOfBrowser({ device }: MediaGrant, request: FastifyRequest): boolean {
    if (device === null) return true
    const cookie = readCookie(request, playerCookie)
    // Another process has asked for the cookie before it asks here.
    return cookie === undefined ? isInner(ctx, request) : hashPlayerCookie(cookie) === device
  }
}
