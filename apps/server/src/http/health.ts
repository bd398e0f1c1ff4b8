import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../context/context.ts'

/** `/healthz`: the process lives. `/readyz`: it can do its work. */
export function addHealth(app: FastifyInstance, ctx: Pick<Context, 'db'>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', async (_request, reply) => {
    await ctx.db.execute(sql`select 1`)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
}
