import underPressure from '@fastify/under-pressure'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Outbox } from '../adapters/mail/index.ts'
import type { Config } from '../config/read-config.ts'
import type { Context } from '../context/context.ts'
import { createRevisionCache } from '../runtime/revision-cache.ts'
import { addStudio, type StudioBuild } from './add-studio.ts'
import { addUploads } from './add-uploads.ts'
import { addCall } from './call/add-call.ts'
import { addStudioCall } from './call/add-studio-call.ts'
import type { PreparedAnswer } from './call/prepared-answer.ts'
import { createStreamHub } from './call/stream-hub.ts'
import { addCors } from './cors.ts'
import { addDocs } from './docs/add-docs.ts'
import { handleErrors, sendError, toCallError } from './handle-errors.ts'
import { addHealth } from './health.ts'
import { addImages } from './images.ts'
import { addMedia } from './media/add-media.ts'
import { addPictures } from './media/add-pictures.ts'
import { addMetrics } from './metrics.ts'
import { addOutbox } from './outbox/add-outbox.ts'
import { addOutside } from './outside.ts'
import { addPages } from './page/add-pages.ts'
import { addAssets } from './page/assets.ts'
import type { ViewerBuild } from './page/viewer-build.ts'
import { addPrerolls } from './prerolls.ts'
import { refuseUnderPressure } from './refuse-under-pressure.ts'
import { createRequestIds } from './request-ids.ts'
import { routes } from './routes.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { studioRoutes } from './studio-routes.ts'

export interface AppOptions {
  ctx: Context
  config: Pick<Config, 'trustProxy' | 'rateLimitScale' | 'metricsToken'>
  viewer: ViewerBuild
  studio: StudioBuild
  /** Where the channels' prerolls lie. */
  prerollDir: string
  /** What the demo shows of its mails; null where there is nothing to show. */
  outbox: Outbox | null
}

export async function createApp({
  ctx,
  config,
  viewer,
  studio,
  prerollDir,
  outbox,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    genReqId: createRequestIds(),
    // By default Node waits for ever, and a thousand slow senders hold a thousand connections.
    requestTimeout: 15_000,
    keepAliveTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16 * 1024 },
    // Fastify's own words would repeat the address.
    frameworkErrors: (error, request, reply) => sendError(request, reply, toCallError(error)),
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
    // While it stops, what comes on an open connection is still answered.
    return503OnClosing: false,
  })
  app.removeContentTypeParser('text/plain')
  handleErrors(app, ctx.log)
  addSecurityHeaders(app)
  await app.register(underPressure, { maxEventLoopDelay: 2_000, pressureHandler: refuseUnderPressure })
  addMetrics(app, config.metricsToken)
  addCors(app, ctx)

  const edge = {
    ctx,
    shared: createRevisionCache<PreparedAnswer>(ctx.log),
    byAddress: createRevisionCache<PreparedAnswer>(ctx.log),
    streams: createStreamHub(config.rateLimitScale),
  }
  app.addHook('preClose', async () => edge.streams.close())
  for (const route of routes) addCall(app, edge, route)
  for (const route of studioRoutes) addStudioCall(app, ctx, route)
  await addUploads(app, ctx)
  addDocs(app)
  addHealth(app, ctx)
  addImages(app, ctx)
  addMedia(app, ctx)
  addPrerolls(app, prerollDir)
  addPictures(app, ctx)
  addOutside(app, edge)
  if (outbox) addOutbox(app, ctx, outbox)
  await addAssets(app, viewer.dir)
  await addStudio(app, studio)
  addPages(app, edge, viewer)
  return app
}
