import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Context } from '../context/context.ts'
import { CallError } from '../runtime/call-error.ts'

const needsNoDatabase = z.object({ database: z.literal('0') })

/**
 * `/healthz`: the process lives. `/readyz`: it can do its work. `/readyz?database=0` is for balancers: without the database
 * running players play on, and a balancer that takes every process away for it would stop them.
 */
export function addHealth(app: FastifyInstance, ctx: Pick<Context, 'db' | 'nodes'>): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/readyz', async (request, reply) => {
    // It still answers what comes, but a balancer sends the next ones elsewhere.
    if (ctx.nodes.isDraining) throw new CallError('unavailable', { retryAfterSeconds: 5 })
    if (!needsNoDatabase.safeParse(request.query).success) await ctx.db.execute(sql`select 1`)
    return reply.header('cache-control', 'no-store').send({ ok: true })
  })
}
