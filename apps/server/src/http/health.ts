import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'
import { CallError } from '../runtime/call-error.ts'

/** `/healthz`: the process lives. `/readyz`: it can do its work. */
export function addHealth(app: FastifyInstance, ctx: Pick<Context, 'db' | 'nodes'>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    // It still answers what comes, but a balancer sends the next ones elsewhere.
    if (ctx.nodes.isDraining) throw new CallError('unavailable', { retryAfterSeconds: 5 })
    await ctx.db.execute(sql`select 1`)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
}
