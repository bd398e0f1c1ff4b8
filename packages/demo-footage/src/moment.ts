import type { Ending } from './passage.ts'
import type { Surface } from './surface.ts'

/** Home plays from left to right. */
export type Side = 0 | 1

export type Deed =
  | 'kick'
  | 'chest'
  | 'swing'
  | 'sling'
  | 'throw'
  | 'shoot'
  | 'catch'
  | 'block'
  | 'dig'
  | 'set'
  | 'smash'
  | 'bat'
  | 'fall'
  | 'cheer'
/** And since when. */
export type Doing = { name: Deed; since: number } | null

/** How somebody stands who does nothing else. */
export type Stance = 'upright' | 'guard' | 'line' | 'batter'

export interface Player {
  team: Side
  isKeeper: boolean
  x: number
  y: number
  /** How high it jumps. */
  z?: number
  /** Metres a second. */
  speed: number
  /** So that no two run in step. */
  phase: number
  stance?: Stance
  deed?: Doing
  hasBat?: boolean
  /** Where it looks, if not where it runs to. */
  faces?: 1 | -1
}

/** Everything of a game that can be seen, at one moment. */
export interface Moment {
  seconds: number
  players: readonly Player[]
  /** Null where none is played with. */
  ball: { x: number; y: number; z: number } | null
  /** Who has it, by place in `players`. */
  holder: number | null
  /** What the camera turns to. */
  watchX: number
  /** Whose goal has fallen. */
  scorer: Side | null
  /** Seconds to or since the nearest cut. The game restarts there from the middle; at zero only the cut is seen. */
  cutSeconds: number
  isAtKickOff: boolean
}

/** A game that plays itself from kick-off to cut; until its ending begins it is the same whatever ending it has. */
export type StartGame = (
  surface: Surface,
  options: { seconds: number; ending: Ending },
) => { step(stepSeconds: number): Moment }
