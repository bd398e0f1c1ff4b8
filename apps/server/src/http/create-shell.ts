import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import type { Context } from '../context/context.ts'
import { watchLoopDelay } from '../runtime/watch-loop-delay.ts'
import { cutUnread } from './cut-unread.ts'
import { handleErrors, sendError, toCallError } from './handle-errors.ts'
import { addHealth } from './health.ts'
import { addMetrics } from './metrics.ts'
import { refuseNul } from './refuse-nul.ts'
import { refuseUnderPressure } from './refuse-under-pressure.ts'
import { createRequestIds } from './request-ids.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { traceRequests } from './trace-requests.ts'

export interface ShellOptions {
  ctx: Context
  config: Pick<Config, 'trustProxy' | 'metricsToken' | 'roles'>
}

/** What every process answers with, whatever its roles: time-outs, errors, health and metrics. */
export async function createShell({ ctx, config }: ShellOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    genReqId: createRequestIds(),
    // What is made ready at a start takes longer on a busy machine, and a late start is better than none.
    pluginTimeout: 60_000,
    // By default Node waits for ever, and a thousand slow senders hold a thousand connections.
    requestTimeout: 15_000,
    keepAliveTimeout: 30_000,
    // Nothing comes and nothing is read; streams write every 15 s.
    connectionTimeout: 60_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    // Fastify's own words would repeat the address.
    frameworkErrors: (error, request, reply) => sendError(request, reply, toCallError(error)),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // While it stops, what comes on an open connection is still answered.
    return503OnClosing: false,
  })
  app.removeContentTypeParser('text/plain')
  if (ctx.tracing) traceRequests(app, ctx.tracing, config.trustProxy)
  cutUnread(app)
  handleErrors(app, ctx)
  refuseNul(app)
  addSecurityHeaders(app)
  refuseUnderPressure(app, watchLoopDelay())
  addMetrics(app, ctx, config.metricsToken)
  addHealth(app, ctx)
  return app
}
