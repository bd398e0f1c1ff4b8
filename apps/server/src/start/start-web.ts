import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/read-config.ts'
import { readStudioBuild } from '../http/add-studio.ts'
import { createApp } from '../http/create-app.ts'
import { loadDrawScreen } from '../http/page/load-draw-screen.ts'
import { readViewerBuild } from '../http/page/viewer-build.ts'
import { serverFolder } from '../runtime/server-folder.ts'
import type { Opened } from './open-context.ts'

const viewerDir = join(serverFolder, '../viewer/dist')
const studioDir = join(serverFolder, '../studio/dist')

/** Pages, the API and media for everybody. */
export async function startWeb(config: Config, { ctx, outbox }: Opened): Promise<FastifyInstance> {
  return createApp({
    ctx,
    config,
    viewer: readViewerBuild(viewerDir),
    draw: await loadDrawScreen(viewerDir),
    studio: readStudioBuild(studioDir),
    prerollDir: join(config.dataDir, 'prerolls'),
    outbox,
  })
}
