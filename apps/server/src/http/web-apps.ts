import { join } from 'node:path'
import type { DrawScreen } from '@grandstand/contract'
import { serverFolder } from '../runtime/server-folder.ts'
import { readStudioBuild, type StudioBuild } from './add-studio.ts'
import { loadDrawScreen } from './page/load-draw-screen.ts'
import { readViewerBuild, type ViewerBuild } from './page/viewer-build.ts'

/** What the server needs of the web apps: as they were built or, in development, as Vite serves them. */
export interface WebApps {
  viewer: ViewerBuild
  draw: DrawScreen
  studio: Promise<StudioBuild>
}

const viewerDir = join(serverFolder, '../viewer/dist')
const readStudio = () => readStudioBuild(join(serverFolder, '../studio/dist'))

export async function readWebApps(studioBuilt?: Promise<void>): Promise<WebApps> {
  return {
    viewer: await readViewerBuild(viewerDir),
    draw: await loadDrawScreen(viewerDir),
    studio: studioBuilt ? studioBuilt.then(readStudio) : Promise.resolve(await readStudio()),
  }
}
