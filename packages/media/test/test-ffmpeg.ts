import { default as installed } from '@ffmpeg-installer/ffmpeg'
import { findFfmpeg } from '../src/ffmpeg/find-ffmpeg.ts'

const found = await Promise.all(
  [process.env.FFMPEG_PATH ?? null, 'ffmpeg', installed.path].map(path => findFfmpeg(path)),
)

/** Each that this machine has, for `describe.each`: what ffmpeg itself is asked for must hold with all of them. */
export const ffmpegs = [...new Map(found.flatMap(one => (one ? [[one.version, one] as const] : []))).values()]
