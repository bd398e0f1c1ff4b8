import type { FastifyInstance } from 'fastify'
import type { Context } from '../context.ts'
import { hostName } from './find-channel.ts'

/** Other origins may call a channel's API from a browser only if the channel's own list names them. */
export function addCors(app: FastifyInstance, ctx: Pick<Context, 'channels'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers
    if (origin === undefined || !request.url.startsWith('/api/')) return
    const channel = await ctx.channels.findByHost(hostName(request.headers.host))
    reply.header('vary', 'origin')
    if (!channel?.settings.allowed_origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', 'retry-after')
  })
  app.options('/api/*', async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  )
}
