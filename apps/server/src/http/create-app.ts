import type { FastifyInstance } from 'fastify'
import type { Outbox } from '../adapters/mail/index.ts'
import type { CallHooks } from '../call/call-hooks.ts'
import type { Config } from '../config/read-config.ts'
import type { Context } from '../context/context.ts'
import { createRevisionCache } from '../runtime/revision-cache.ts'
import { addBackupUploads } from './add-backup-uploads.ts'
import { addBackups } from './add-backups.ts'
import { addCollector } from './add-collector.ts'
import { addConnectedWebhook } from './add-connected-webhook.ts'
import { addFeeds } from './add-feeds.ts'
import { addHostProof } from './add-host-proof.ts'
import { addOembed } from './add-oembed.ts'
import { addStudio } from './add-studio.ts'
import { addUploads } from './add-uploads.ts'
import { addCall } from './call/add-call.ts'
import { addStudioCall } from './call/add-studio-call.ts'
import type { KnownAnswer } from './call/known-answer.ts'
import type { PreparedAnswer } from './call/prepared-answer.ts'
import { createStreamHub } from './call/stream-hub.ts'
import { addCors } from './cors.ts'
import { createShell } from './create-shell.ts'
import { addDocs } from './docs/add-docs.ts'
import { addEmbeds } from './embeds/add-embeds.ts'
import { addImages } from './images.ts'
import { addInner } from './inner/add-inner.ts'
import { relayMedia } from './inner/relay-media.ts'
import { addInstalled } from './installed/add-installed.ts'
import { addClipFiles } from './media/add-clip-files.ts'
import { addMedia } from './media/add-media.ts'
import { addPictures } from './media/add-pictures.ts'
import { createRequestCounts } from './metrics.ts'
import { addOutbox } from './outbox/add-outbox.ts'
import { addPages } from './page/add-pages.ts'
import { addAssets } from './page/assets.ts'
import { addPreviewScript } from './page/preview-script.ts'
import { addPrerolls } from './prerolls.ts'
import { routes } from './routes.ts'
import { studioRoutes } from './studio-routes.ts'
import type { WebApps } from './web-apps.ts'

export interface AppOptions {
  ctx: Context
  config: Pick<Config, 'trustProxy' | 'rateLimitScale' | 'metricsToken' | 'roles'>
  hooks: CallHooks
  apps: WebApps
  /** Where the channels' prerolls lie. */
  prerollDir: string
  /** What the demo shows of its mails; null where there is nothing to show. */
  outbox: Outbox | null
}

export async function createApp({
  ctx,
  config,
  hooks,
  apps: { viewer, draw, studio },
  prerollDir,
  outbox,
}: AppOptions): Promise<FastifyInstance> {
  const edge = {
    ctx,
    hooks,
    shared: createRevisionCache<PreparedAnswer>(ctx.log),
    byAddress: createRevisionCache<KnownAnswer>(ctx.log),
    streams: createStreamHub(config.rateLimitScale),
    counts: createRequestCounts(),
  }
  const app = await createShell({ ctx, config, counts: edge.counts, known: edge })
  addCors(app, ctx)
  app.addHook('preClose', async () => edge.streams.close())
  for (const route of routes) addCall(app, edge, route)
  for (const route of studioRoutes) addStudioCall(app, ctx, route)
  await addUploads(app, ctx)
  addBackups(app, ctx)
  addConnectedWebhook(app, ctx)
  await addBackupUploads(app, ctx)
  addDocs(app)
  addImages(app, ctx)
  relayMedia(app, ctx)
  addInner(app, ctx)
  addMedia(app, ctx)
  addPrerolls(app, prerollDir)
  addPictures(app, ctx)
  addClipFiles(app, ctx)
  addFeeds(app, edge)
  addHostProof(app, ctx)
  addOembed(app, edge)
  addEmbeds(app, edge)
  addInstalled(app, edge)
  if (config.roles.has('collector')) await addCollector(app, ctx)
  if (outbox) addOutbox(app, ctx, outbox)
  addAssets(app, path => viewer.assets.get(path))
  addStudio(app, studio)
  addPreviewScript(app)
  addPages(app, edge, viewer, draw)
  return app
}
