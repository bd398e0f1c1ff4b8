import { openEndMs } from '@grandstand/media'
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
  | 'db'
  | 'now'
  | 'mediaTokens'
  | 'endedPlaybacks'
  | 'inner'
  | 'channels'
  | 'geo'
  | 'videoNodes'
  | 'rosters'
  | 'playerTimes'
>
export type ReadGrant = (request: FastifyRequest) => Promise<MediaGrant>

const params = z.object({ token: z.string(), file: z.string().optional() })
/** The list of sizes. */
export const entryPath = '/media/:token/index.m3u8'
/** How long what was opened stays open at a time while the database is away, for answers that say until when. */
const bridgeStepMs = 30_000

/** Nothing else opens a stretch without an end. */
const isFreePreview = ({ scope }: MediaGrant) => scope?.toMs === openEndMs

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
    const opened = (isCast ? null : bridge(grant, request)) ?? (await renewed(grant, isCast, request.ip))
    if (isCast && file?.startsWith('segment-') && !mayHaveMore(grant.playbackId))
      throw new CallError('too_many_requests', { retryAfterSeconds: 1 })
    return opened
  }

  /**
   * While the database is away nobody can renew an address. What was open when it was last heard of stays open, so that
   * running players play on; a new one cannot be opened. What has ended by then stays ended, and free seconds end with
   * their address.
   */
  function bridge(grant: MediaGrant, request: FastifyRequest): MediaGrant | null {
    if (isFreePreview(grant)) return null
    const since = ctx.endedPlaybacks.awaySince()
    // Another process has asked this before it asks here.
    const isOpen = isInner(ctx, request)
      ? ctx.endedPlaybacks.isAway()
      : since !== null && grant.expiresAt > since
    return isOpen ? { ...grant, expiresAt: new Date(ctx.now().getTime() + bridgeStepMs) } : null
  }

  async function renewed(grant: MediaGrant, isCast: boolean, ip: string): Promise<MediaGrant> {
    const expiresAt = await (isCast ? cast.until(grant, ip) : keptUntil(grant))
    const since = isFreePreview(grant) ? null : ctx.endedPlaybacks.awaySince()
    const moment = since ?? ctx.now()
    if (expiresAt === null || expiresAt <= moment) throw new CallError('forbidden')
    const soonest = new Date(ctx.now().getTime() + bridgeStepMs)
    return { ...grant, expiresAt: expiresAt > ctx.now() ? expiresAt : soonest }
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
