import { access } from 'node:fs/promises'
import { makeFootage, type SurfaceName, surfaceNames } from '@grandstand/demo-footage'
import { passageSeconds } from '../season/index.ts'
import { footageFile, footageSize } from './demo-footage.ts'

export interface MakeOptions {
  ffmpegPath: string
  dir: string
  /** What is wanted first; the others follow. */
  first: readonly SurfaceName[]
  say: (sentence: string) => void
  /** As soon as one is there, whether drawn now or before. */
  onReady: (surface: SurfaceName) => Promise<void>
  signal: AbortSignal
}

const tellEveryPercent = 20

/** Draws what is missing, one after the other. */
export async function makeDemoFootage(options: MakeOptions): Promise<void> {
  const { ffmpegPath, dir, first, say, onReady, signal } = options
  const inOrder = new Set([...first, ...surfaceNames])
  const missing = new Set<SurfaceName>()
  for (const surface of inOrder) if (await isMissing(footageFile(dir, surface))) missing.add(surface)
  const allSeconds = [...missing].reduce((sum, surface) => sum + passageSeconds[surface], 0)
  let doneSeconds = 0
  let toldPercent = 0
  if (missing.size > 0) say("Drawing the demo's games, once and in the background …")
  for (const surface of inOrder) {
    const seconds = passageSeconds[surface]
    const file = footageFile(dir, surface)
    if (missing.has(surface)) {
      const onPercent = (percent: number) => {
        const all = ((doneSeconds + (seconds * percent) / 100) / allSeconds) * 100
        if (all < toldPercent + tellEveryPercent) return
        toldPercent = Math.floor(all / tellEveryPercent) * tellEveryPercent
        say(`Drawing the demo's games: ${toldPercent} %`)
      }
      await makeFootage({ ...footageSize, surface, seconds, file, ffmpegPath, onPercent, signal })
      doneSeconds += seconds
    }
    await onReady(surface)
  }
}

function isMissing(file: string): Promise<boolean> {
  return access(file).then(
    () => false,
    () => true,
  )
}
