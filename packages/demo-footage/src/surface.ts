import { type Colour, colour } from './picture.ts'

/** What is painted on the ground; all in metres from the far left corner. */
export type Line =
  | { kind: 'straight'; from: readonly [number, number]; to: readonly [number, number]; colour?: Colour }
  | { kind: 'arc'; middle: readonly [number, number]; radius: number; from: number; to: number }

/** A game's ground and teams: home first. */
export interface Surface {
  lengthMetres: number
  widthMetres: number
  /** Mown stripes or boards of wood; the same twice where there are none. */
  stripes: readonly [Colour, Colour]
  stripeMetres: number
  around: Colour
  paint: Colour
  /** What lies over the stripes and under the lines, such as sand; null where nothing does. */
  colourAt?: (x: number, y: number) => Colour | null
  lines: readonly Line[]
  /** Where the camera stands, if not high in the stands at the half-way line. */
  view?: View
  game: 'goals' | 'innings' | 'race' | 'rally'
  /** One side's places, its goal on the left; the first is the keeper's. */
  formation: readonly (readonly [number, number])[]
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
  /** What every player carries. */
  stick?: Stick
  /** A puck slides where a ball would fly. */
  ball: { colour: Colour; radiusMetres: number; isPuck?: boolean }
  teams: readonly [Team, Team]
  /** Shown on a score, instead of the usual ones. */
  banners?: readonly [string, string]
  /** Top of the banner, in picture heights, if it would otherwise hide the goal. */
  bannerTop?: number
}

export interface View {
  heightMetres: number
  /** From the far line. */
  distanceMetres: number
  /** In heights of the picture from its top; above it where the camera looks down. */
  horizon: number
  /** How far it turns to either side. */
  panMetres: number
}

/** From the hand to its tip, in heights of a body; `forward` is where the team plays to. */
export interface Stick {
  forward: number
  up: number
  colour: Colour
  head?: Colour
}

export interface Team {
  shirt: Colour
  shorts: Colour
  /** Long trousers and sleeves, where legs and arms are not bare. */
  legs?: Colour
  arms?: Colour
  /** A helmet or a cap. */
  hat?: Colour
}

export const white = colour(240, 242, 245)
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
