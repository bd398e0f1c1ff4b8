import { createServer } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import type { Context } from '../context/context.ts'
import { watchLoopDelay } from '../runtime/watch-loop-delay.ts'
import { type KnownAnswers, sendKnown } from './call/known-answer.ts'
import { createTrust } from './create-trust.ts'
import { cutUnread } from './cut-unread.ts'
import { drainSlowly } from './drain.ts'
import { handleErrors, sendError, toCallError } from './handle-errors.ts'
import { addHealth } from './health.ts'
import { addMetrics, createRequestCounts, type RequestCounts } from './metrics.ts'
import { refuseNul } from './refuse-nul.ts'
import { refuseUnderPressure } from './refuse-under-pressure.ts'
import { createRequestIds } from './request-ids.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { traceRequests } from './trace-requests.ts'

export interface ShellOptions {
  ctx: Context
  config: Pick<Config, 'trustProxy' | 'metricsToken' | 'roles'>
  counts?: RequestCounts
  known?: KnownAnswers
}

/** By default Node waits for ever, and a thousand slow senders hold a thousand connections. */
const limits = {
  requestTimeout: 15_000,
  keepAliveTimeout: 30_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
}
/** Nothing comes and nothing is read; streams write every 15 s. */
const unreadMs = 60_000

/** What every process answers with, whatever its roles: time-outs, errors, health and metrics. */
export async function createShell({
  ctx,
  config: { trustProxy, metricsToken },
  counts = createRequestCounts(),
  known,
}: ShellOptions): Promise<FastifyInstance> {
  const delay = watchLoopDelay()
  const trusts = createTrust(trustProxy)
  // A trace is of every request.
  let door = known && !ctx.tracing ? { known, delay, trusts, unreadMs } : null
  const app = Fastify({
    logger: false,
    trustProxy: trusts,
    genReqId: createRequestIds(),
    // What is made ready at a start takes longer on a busy machine, and a late start is better than none.
    pluginTimeout: 60_000,
    serverFactory: handle =>
      drainSlowly(
        createServer(limits, (request, response) => {
          if (door && sendKnown(door, request, response)) return
          request.socket.setTimeout(unreadMs)
          handle(request, response)
        }),
      ),
    // Fastify's own words would repeat the address.
    frameworkErrors: (error, request, reply) => sendError(request, reply, toCallError(error)),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // While it stops, what comes on an open connection is still answered.
    return503OnClosing: false,
  })
  // An answer of a server that stops closes its connection, which is up to Fastify.
  app.addHook('preClose', async () => {
    door = null
  })
  app.removeContentTypeParser('text/plain')
  if (ctx.tracing) traceRequests(app, ctx.tracing, trusts)
  cutUnread(app)
  handleErrors(app, ctx)
  refuseNul(app)
  addSecurityHeaders(app)
  refuseUnderPressure(app, delay)
  addMetrics(app, ctx, counts, metricsToken)
  addHealth(app, ctx)
  return app
}
