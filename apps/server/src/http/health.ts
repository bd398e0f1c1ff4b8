import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import { CallError } from '../runtime/call-error.ts'

/**
 * `/healthz`: the process lives. `/readyz`: it takes requests. A database that is away is away for all processes, and each of
 * them still serves pages, lists and segments that it knows: a balancer must not take the last of them out. `database_up` of
 * the metrics tells it.
 */
export function addHealth(app: FastifyInstance, ctx: Pick<Context, 'nodes'>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    // It still answers what comes, but a balancer sends the next ones elsewhere.
    if (ctx.nodes.isDraining) throw new CallError('unavailable', { retryAfterSeconds: 5 })
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
}
