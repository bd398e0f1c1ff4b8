import type { FastifyInstance } from 'fastify'
import { admit, type StudioRoute } from '../../call/studio-route.ts'
import type { Context } from '../../context/context.ts'
import { checkJson, checkSameOrigin } from './check-same-origin.ts'
import { openCookies } from './open-cookies.ts'
import { openStudioSession, readStudioKey } from './open-studio-session.ts'

const json = 'application/json; charset=utf-8'
const bodyLimit = 16 * 1024

/** Serves one call of the Studio: from our own page by an operator, or by a program with a key; then the verb; then the reply in shape. */
export function addStudioCall(app: FastifyInstance, ctx: Context, { call, read }: StudioRoute): void {
  app.route({
    method: call.method,
    url: `/api${call.path}`,
    bodyLimit: call.bodyBytes ?? bodyLimit,
    handler: async (request, reply) => {
      if (call.needs === 'operator' && readStudioKey(request) !== undefined) checkJson(request)
      else checkSameOrigin(request)
      const cookies = openCookies(request, reply)
      const session = await openStudioSession(ctx, request)
      const { params, query, body } = request
      const { link, personal, ofDeployment } = call
      const operator =
        call.needs === 'operator'
          ? admit(session, { by: call.by, link, personal, ofDeployment, params }).operator
          : null
      const asked = read({ params, query, body: body ?? {} })
      if (call.limit) {
        const nowMs = ctx.now().getTime()
        if (operator) await ctx.limiter.take(call.limit, ['operator', operator.id], nowMs)
        await ctx.limiter.takeOfAddress(call.limit, request.ip, nowMs)
      }
      const run = async () => asked.run(ctx, { session, ip: request.ip, cookies })
      const isWrite = operator !== null && call.method !== 'GET'
      const answer = isWrite ? await ctx.limiter.fewAtOnce(['operator', operator.id], run) : await run()
      return reply
        .header('cache-control', 'no-store')
        .type(json)
        .send(JSON.stringify(call.reply.parse(answer)))
    },
  })
}
