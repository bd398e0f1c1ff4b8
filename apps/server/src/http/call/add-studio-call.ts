import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { findOperatorSession, studioCookie } from '../../features/operators/index.ts'
import { networkOf } from '../../runtime/network-of.ts'
import { checkSameOrigin } from './check-same-origin.ts'
import { openCookies } from './open-cookies.ts'
import { requireOperator, type StudioRoute } from './studio-route.ts'

const json = 'application/json; charset=utf-8'
const bodyLimit = 16 * 1024

/** Serves one call of the Studio: from our own page, by an operator; then the verb; then the reply in shape. */
export function addStudioCall(app: FastifyInstance, ctx: Context, { call, read }: StudioRoute): void {
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    bodyLimit: call.bodyBytes ?? bodyLimit,
    handler: async (request, reply) => {
      checkSameOrigin(request)
      const takeLimit = async (who: string) => {
        if (call.limit) await ctx.limiter.take(call.limit, `studio ${who}`, ctx.now().getTime())
      }
      await takeLimit(networkOf(request.ip))
      const cookies = openCookies(request, reply)
      const session = await findOperatorSession(ctx, cookies.read(studioCookie))
      if (call.needs === 'operator') await takeLimit(`operator ${requireOperator(session).operator.id}`)
      const { params, query, body } = request
      const answer = await read({ params, query, body: body ?? {} }).run(ctx, {
        session,
        ip: request.ip,
        cookies,
      })
      return reply
        .header('cache-control', 'no-store')
        .type(json)
        .send(JSON.stringify(call.reply.parse(answer)))
    },
  })
}
