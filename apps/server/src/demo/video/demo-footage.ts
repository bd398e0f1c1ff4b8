import { join } from 'node:path'
import type { Ending, SurfaceName } from '@grandstand/demo-footage'
import type { ReplayKind } from '../season/index.ts'

/** Raise it when the films have changed: what was made of them is made again. */
const version = 5

/** Replays are made of the same films: with goals of both sides, as the season plans them, or with none. */
export const replayEndings = {
  scored: ['home', 'open', 'away'],
  open: ['open', 'open', 'open'],
} as const satisfies Record<ReplayKind, readonly Ending[]>
export const replayKinds = ['scored', 'open'] as const satisfies readonly ReplayKind[]

/**
 * The film of a slide is a few seconds of the same: as long as a slide is shown, and cut where a film can be.
 */
export const slideFilmSeconds = 6
export const slideFilmFolder = (dir: string, surface: SurfaceName) => join(dir, `${surface}-${version}-slide`)

/** As segments, as a player takes them, with their pictures. */
export const replayFolder = (dir: string, surface: SurfaceName, kind: ReplayKind) =>
  join(dir, `${surface}-${version}-replay-${kind}`)
