import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CollectorRoute } from '../call/collector-route.ts'
import { readParts } from '../call/route.ts'
import type { Channel } from '../context/channel.ts'
import type { Context } from '../context/context.ts'
import { telemetryRoutes } from '../insight/telemetry/index.ts'
import { CallError } from '../runtime/call-error.ts'

const named = z.object({ profile: z.string().optional(), channel_key: z.string().optional() })

/**
 * What browsers tell, on this host or on one of its own. It knows no keys, no cookies and no channel by its address, so that any
 * page may send to it; what it takes is read by nobody but the channel's operators.
 */
export async function addCollector(app: FastifyInstance, ctx: Context): Promise<void> {
  await app.register(async own => {
    // A page that is left sends its last words as plain text: anything else would have to be asked for first.
    own.addContentTypeParser('text/plain', { parseAs: 'string' }, own.getDefaultJsonParser('error', 'error'))
    own.addHook('onRequest', (_request, reply, done) => {
      reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin')
      done()
    })
    for (const path of ['/datalake/*', '/logs'])
      own.options(path, async (_request, reply) =>
        reply
          .header('access-control-allow-methods', 'GET, POST')
          .header('access-control-allow-headers', 'content-type')
          .header('access-control-max-age', '86400')
          .code(204)
          .send(),
      )
    for (const route of telemetryRoutes) addRoute(own, ctx, route)
  })
}

function addRoute(app: FastifyInstance, ctx: Context, { call, collect }: CollectorRoute): void {
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit: call.bodyBytes ?? 16 * 1024,
    async handler(request, reply) {
      const { query, body } = readParts(call, {
        params: {},
        query: request.query,
        body: request.body ?? {},
      })
      if (call.limit) await ctx.limiter.takeOfAddress(call.limit, request.ip, ctx.now().getTime())
      const channel = await channelOf(ctx, { ...query, ...Object(body) })
      const answer = await collect(ctx, { channel, ip: request.ip, query, body })
      return reply.header('cache-control', 'no-store').send(answer)
    },
  })
}

async function channelOf({ channels }: Context, sent: object): Promise<Channel> {
  const { profile, channel_key } = named.parse(sent)
  const channel =
    profile === undefined
      ? await channels.findByKey(channel_key ?? '')
      : await channels.findByProfile(profile)
  if (!channel) throw new CallError('not_found')
  return channel
}
