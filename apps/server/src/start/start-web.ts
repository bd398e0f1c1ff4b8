import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { readSecretKey } from '../config/read-secrets.ts'
import { deriveEdgeKey } from '../context/media-tokens.ts'
import { createApp } from '../http/create-app.ts'
import { readWebApps, type WebApps } from '../http/web-apps.ts'
import { startTellingEdges } from '../video/edges/index.ts'
import { createCallHooks } from './create-call-hooks.ts'
import type { Opened } from './open-context.ts'
import type { StartOptions } from './start-options.ts'
import type { Stops } from './stops.ts'

/** They take a moment to load, in which the database can start. */
export function openWebApps({ apps, viewerBuilt, studioBuilt }: StartOptions): Promise<WebApps> {
  const opening = apps
    ? Promise.resolve(apps)
    : Promise.resolve(viewerBuilt).then(() => readWebApps(studioBuilt))
  // The caller gets the error later; the database may fail before that.
  opening.catch(() => {})
  return opening
}

/** Pages, the API and media for everybody. */
export async function startWeb(
  config: Config,
  { ctx, outbox }: Opened,
  apps: Promise<WebApps>,
): Promise<FastifyInstance> {
  return createApp({
    ctx,
    config,
    hooks: createCallHooks(ctx),
    apps: await apps,
    prerollDir: join(config.dataDir, 'prerolls'),
    outbox,
  })
}

/** Caches before this server, where there are some. */
export async function startEdges(config: Config, { ctx }: Opened, stops: Stops): Promise<void> {
  if (config.edgeUrls.length === 0) return
  const key = deriveEdgeKey(await readSecretKey(config))
  stops.push('the edges', startTellingEdges(ctx, { urls: config.edgeUrls, key }).stop)
}
