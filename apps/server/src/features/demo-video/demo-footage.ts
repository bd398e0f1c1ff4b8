import { join } from 'node:path'
import type { SurfaceName } from '@grandstand/media'

/** Raised when other footage is to be drawn in place of what is there. */
const version = 1

/** What a core draws in about half a minute: one whole stretch of a game, and two short ones that are shown again and again. */
export const demoFootage: readonly { surface: SurfaceName; seconds: number; loops: number }[] = [
  { surface: 'grass', seconds: 90, loops: 1 },
  { surface: 'ice', seconds: 20, loops: 5 },
  { surface: 'court', seconds: 20, loops: 5 },
]
export const footageSize = { width: 864, height: 486, framesPerSecond: 25 }

export const footageFile = (dir: string, surface: SurfaceName) => join(dir, `${surface}-${version}.mp4`)
/** The same as segments, as a player takes them. */
export const replayFolder = (dir: string, surface: SurfaceName) => join(dir, `${surface}-${version}-replay`)

const surfaceOfSport: Record<string, SurfaceName> = {
  'ice-hockey': 'ice',
  basketball: 'court',
  volleyball: 'court',
}
/** Whose games look like the footage; a volley over a net does not. */
const televisedSports = [
  'varsity-football',
  'flag-football',
  'soccer',
  'lacrosse',
  'field-hockey',
  'ice-hockey',
  'basketball',
]

export function chooseSurface(sport: string): SurfaceName {
  return surfaceOfSport[sport] ?? 'grass'
}

export const isTelevised = (sport: string) => televisedSports.includes(sport)
