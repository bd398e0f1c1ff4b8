import type { FastifyRequest } from 'fastify'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { openOperator, studioCookie } from '../../operators/operators/index.ts'
import { createBriefCache } from '../../runtime/brief-cache.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isOfPrivateGame } from '../../video/videos/index.ts'
import { isOwnPage } from '../call/check-same-origin.ts'
import { readCookie } from '../call/open-cookies.ts'
import { isInner } from '../inner/is-inner.ts'

type Ctx = Pick<Context, 'db' | 'now' | 'inner'>
export type PictureGate = (request: FastifyRequest, channel: Channel, videoId: number) => Promise<Openness>
/** `operators`: no cache on the way may keep it. */
type Openness = 'everyone' | 'operators'

const maxKnown = 5_000

/**
 * Poster and preview of a private game are for the operators of its channel; for others they do not exist. Each process
 * reads a video's game once a second, and goes on with what it knows while the database is away.
 */
export function createPictureGate(ctx: Ctx): PictureGate {
  const readSoon = createBriefCache<boolean>()
  const known = new Map<number, boolean>()

  async function isPrivate(channelId: number, videoId: number): Promise<boolean> {
    try {
      const isNow = await readSoon([channelId, videoId], () => isOfPrivateGame(ctx.db, channelId, videoId))
      known.delete(videoId)
      known.set(videoId, isNow)
      for (const oldest of known.keys()) if (known.size > maxKnown) known.delete(oldest)
      return isNow
    } catch (error) {
      const before = known.get(videoId)
      if (before === undefined) throw error
      return before
    }
  }

  return async (request, channel, videoId) => {
    if (!(await isPrivate(channel.id, videoId))) return 'everyone'
    // Another process has asked for the operator before it asks here.
    if (isInner(ctx, request)) return 'operators'
    const cookie = isOwnPage(request) ? readCookie(request, studioCookie) : undefined
    if (!(await openOperator(ctx, cookie, channel.id).operator())) throw new CallError('not_found')
    return 'operators'
  }
}
