import { createRequire } from 'node:module'
import type { SurfaceName } from './films.ts'

const { resolve } = createRequire(import.meta.url)

/** An MP4 with H.264 and AAC. By name, so that it is found from the sources and from a bundle alike. */
export const filmFile = (surface: SurfaceName) => resolve(`@grandstand/demo-footage/films/${surface}.mp4`)
