import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { isInner } from './is-inner.ts'

interface VideoPlace {
  Params: { channel: string; video: string }
}

/** What other processes of the deployment ask of this one, and nobody else. */
export function addInner(app: FastifyInstance, ctx: Pick<Context, 'inner' | 'recordings'>): void {
  app.get<VideoPlace>('/inner/videos/:channel/:video', async (request, reply) => {
    const { channel, video } = request.params
    if (!isInner(ctx, request) || !/^\d{1,9}$/.test(channel) || !/^\d{1,9}$/.test(video))
      throw new CallError('not_found')
    const recording = await ctx.recordings.find(Number(channel), Number(video))
    return reply.header('cache-control', 'no-store').send({ is_ready: recording?.isReady ?? false })
  })
}
