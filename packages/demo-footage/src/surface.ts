import type { Kit } from './kit.ts'

/** As style sheets write it. */
export type Colour = string

export type Point = readonly [x: number, y: number]

/** What is painted on the ground; all in metres from the far left corner. */
export type Line =
  | { kind: 'straight'; from: Point; to: Point; colour?: Colour; metres?: number }
  | { kind: 'arc'; middle: Point; radius: number; from: number; to: number; colour?: Colour }

/** What lies over the stripes and under the lines, such as sand. */
export interface Patch {
  outline: readonly Point[]
  colour: Colour
}

/** A game's ground and teams: home first. */
export interface Surface {
  lengthMetres: number
  widthMetres: number
  /** Mown stripes or boards of wood; the same twice where there are none. */
  stripes: readonly [Colour, Colour]
  stripeMetres: number
  around: Colour
  paint: Colour
  lineMetres: number
  patches?: readonly Patch[]
  lines: readonly Line[]
  /** Written on the ground, with the middle of the words. */
  words?: readonly { text: string; at: Point; heightMetres: number; colour: Colour }[]
  view: View
  stands: Stands
  game: 'goals' | 'downs' | 'innings' | 'race' | 'rally'
  /** One side's places, its goal on the left; the first is the keeper's. */
  formation: readonly Point[]
  metresPerSecond: number
  /** Small figures on a large field would hardly be seen. */
  bodyMetres: number
  goal?: {
    kind: 'posts' | 'basket' | 'uprights'
    widthMetres: number
    heightMetres: number
    /** How far in front of the end line it stands. */
    insetMetres?: number
  }
  /** Across the whole picture, at half the width. */
  net?: { topMetres: number; bottomMetres: number }
  /** How people move when nothing else is said. */
  gait: 'run' | 'skate'
  /** What they do with the ball, and how they hold it. */
  pass: 'kick' | 'chest' | 'swing' | 'sling'
  ball: Ball
  /** Whether people are mirrored in it. */
  shine: number
  /** By team, and where there are more than two, by place. */
  kits: readonly Kit[]
}

export interface Ball {
  kind: 'soccer' | 'football' | 'basketball' | 'puck' | 'plain'
  colour: Colour
  radiusMetres: number
  carried: 'feet' | 'dribbled' | 'arm' | 'blade' | 'hidden'
}

export interface View {
  /** In heights of the picture from its top: the vanishing line, the far fence and the near line. */
  horizon: number
  farAt: number
  nearAt: number
  /** What is seen of the length, half-way across. */
  wideMetres: number
  /** From the far line. */
  fenceMetres: number
  /** How far it turns to either side. */
  panMetres: number
  /** How much nearer it may come. */
  zoom: number
}

export interface Stands {
  kind: 'stadium' | 'hall' | 'rink' | 'sunset'
  /** What supporters wear. */
  coats: readonly Colour[]
  boards: readonly (readonly [words: string, fill: Colour])[]
  boardMetres: number
}

export const white = '#eef2f6'
const full = Math.PI * 2

export const straight = (...[x0, y0, x1, y1]: readonly [number, number, number, number]): Line => ({
  kind: 'straight',
  from: [x0, y0],
  to: [x1, y1],
})

export const arc = (x: number, y: number, radius: number, from = 0, to = full): Line => ({
  kind: 'arc',
  middle: [x, y],
  radius,
  from,
  to,
})

export const box = (x: number, y: number, width: number, height: number): Line[] => [
  straight(x, y, x + width, y),
  straight(x, y + height, x + width, y + height),
  straight(x, y, x, y + height),
  straight(x + width, y, x + width, y + height),
]

export const rectangle = (
  ...[x, y, width, height]: readonly [number, number, number, number]
): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** Counted clockwise, as the ground is seen from above. */
export function round(x: number, y: number, radius: number, from = 0, to = full): Point[] {
  const corners = Math.min(60, Math.max(8, Math.ceil(radius * Math.abs(to - from) * 2)))
  return Array.from({ length: corners + 1 }, (_, at) => {
    const angle = from + ((to - from) * at) / corners
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}
