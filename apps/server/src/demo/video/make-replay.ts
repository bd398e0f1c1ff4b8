import { access, mkdir, rename, rm } from 'node:fs/promises'
import { filmFile, passageParts, passageSeconds, type SurfaceName } from '@grandstand/demo-footage'
import { type Ffmpeg, joinParts, probeFile, recordRung } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import { drawFileStill, drawPictures } from '../../video/videos/index.ts'
import type { ReplayKind } from '../season/index.ts'
import { replayEndings, replayFolder } from './demo-footage.ts'

const maxSeconds = 600
/** Hundreds of games share a film: where in it their stills are from. */
const stillParts = [0.08, 0.3, 0.44, 0.62]

type Ctx = Pick<Context, 'now' | 'log'> & { ffmpeg: Ffmpeg; signal: AbortSignal; dir: string }

/** A film as the packager makes it of any file, with its pictures, once; it is there when it is whole. */
export async function makeReplay(ctx: Ctx, surface: SurfaceName, kind: ReplayKind): Promise<void> {
  const folder = replayFolder(ctx.dir, surface, kind)
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  if (isThere) return
  const tool = { path: ctx.ffmpeg.path, signal: ctx.signal }
  const source = `${folder}.mp4`
  const seconds = passageSeconds[surface]
  const parts = replayEndings[kind].flatMap(ending => passageParts(seconds, ending))
  await mkdir(ctx.dir, { recursive: true })
  try {
    await joinParts(tool, { file: filmFile(surface), parts, target: source })
    const facts = await probeFile(tool, source)
    if (!facts?.video) throw new Error('The film cannot be read')
    const part = `${folder}.part`
    const made = await recordRung({
      ...tool,
      file: source,
      facts,
      dir: part,
      startedAt: ctx.now(),
      maxSeconds,
      plan: { video: 'copy', audio: 'copy' },
      onProgress: () => {},
    })
    const { durationSeconds, width, height } = made
    await drawPictures(ctx, {
      source,
      video: facts.video,
      durationSeconds,
      dir: part,
      recording: { dir: part, width, height, keysOnly: true },
    })
    for (const at of stillParts)
      await drawFileStill(ctx, { source, video: facts.video, dir: part }, durationSeconds * at)
    await rename(part, folder)
  } finally {
    await rm(source, { force: true })
  }
}
