import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { serverFolder } from '../../../runtime/server-folder.ts'

const file = join(serverFolder, 'src/catalogue/share-image/font/inter-outlines.json')

const weight = z.object({
  /** Of each letter the width, and its shape with the line that it stands on at 0. */
  glyphs: z.record(z.string(), z.tuple([z.number(), z.string()])),
  /** How much nearer two letters stand. */
  pairs: z.record(z.string(), z.number()),
})
/** Of Inter; `scripts/make-share-font.mjs` writes them. */
const outlines = z.object({ unitsPerEm: z.number(), weights: z.object({ 600: weight, 800: weight }) })
export type Outlines = z.infer<typeof outlines>

let known: Outlines | undefined

/** Once, when the first text is drawn. */
export function readOutlines(): Outlines {
  known ??= outlines.parse(JSON.parse(readFileSync(file, 'utf8')))
  return known
}
