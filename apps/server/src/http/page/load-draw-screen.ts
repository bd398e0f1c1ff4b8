import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DrawScreen } from '@grandstand/contract'
import { StartError } from '../../runtime/start-error.ts'

/** The viewer's own drawing of its first screens, as its build has left it beside what browsers load. */
export async function loadDrawScreen(viewerDir: string): Promise<DrawScreen> {
  const file = join(viewerDir, 'server/draw-screen.js')
  try {
    const { drawScreen }: { drawScreen: DrawScreen } = await import(pathToFileURL(file).href)
    return drawScreen
  } catch (error) {
    throw new StartError(`The viewer is not built: ${file} cannot be read. ${String(error)}`)
  }
}
