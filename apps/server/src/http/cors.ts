import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../context/context.ts'
import { hostName } from './call/find-channel.ts'

/** By the route too: an address may be written in many ways. */
const isStudio = ({ url, routeOptions }: FastifyRequest) =>
  url.startsWith('/api/studio') || routeOptions.url?.startsWith('/api/studio/') === true

const isShared = ({ url }: FastifyRequest) => url.startsWith('/api/') || url.startsWith('/media/')

/** A television plays in a page of its receiver, wherever that lies; its address alone opens the video. */
const isCast = ({ url }: FastifyRequest) => /^\/media\/[0-9a-z.]+-[0-9a-z.]+\.cast[0-9a-f]*-/.test(url)
const castHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range',
}

/**
 * Other origins may call a channel's API and read its video from a browser only if the channel's own list names them. The Studio belongs to
 * no channel, so nobody may.
 */
export function addCors(app: FastifyInstance, ctx: Pick<Context, 'channels'>): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { origin } = request.headers
    if (request.url.startsWith('/media/')) {
      // Caches in between keep what is the same for everybody else.
      reply.header('vary', 'origin')
      if (isCast(request)) {
        reply.headers(castHeaders)
        return done()
      }
    }
    if (origin === undefined || !isShared(request) || isStudio(request)) done()
    else allow(request, reply, origin).then(() => done(), done)
  })
  async function allow(request: FastifyRequest, reply: FastifyReply, origin: string): Promise<void> {
    const channel = await ctx.channels.findByHost(hostName(request.headers.host))
    if (!channel?.settings.allowed_origins.includes(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', 'retry-after')
  }
  app.options('/media/*', async (request, reply) => {
    if (isCast(request))
      reply.headers({
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'range',
        'access-control-max-age': '600',
      })
    return reply.code(204).send()
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
