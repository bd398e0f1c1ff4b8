import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { createApp } from '../http/create-app.ts'
import { readWebApps } from '../http/web-apps.ts'
import type { Opened } from './open-context.ts'
import type { StartOptions } from './start-options.ts'

/** Pages, the API and media for everybody. */
export async function startWeb(
  config: Config,
  { ctx, outbox }: Opened,
  { apps, viewerBuilt, studioBuilt }: Pick<StartOptions, 'apps' | 'viewerBuilt' | 'studioBuilt'>,
): Promise<FastifyInstance> {
  await viewerBuilt
  return createApp({
    ctx,
    config,
    apps: apps ?? (await readWebApps(studioBuilt)),
    prerollDir: join(config.dataDir, 'prerolls'),
    outbox,
  })
}
