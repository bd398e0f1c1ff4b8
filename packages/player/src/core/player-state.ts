/** What a player is doing, without any browser in it. */
export type Phase =
  /** Nothing was asked for yet. */
  | 'idle'
  | 'loading'
  | 'playing'
  | 'paused'
  /** It wants to play and has nothing to show. */
  | 'waiting'
  | 'ended'
  | 'failed'

/** What an engine finds wrong; `chooseNotice` decides what a viewer sees. */
export type Problem = { kind: 'offline' } | { kind: 'slow' } | { kind: 'not_allowed' } | { kind: 'broken' }

export interface PlayerState {
  phase: Phase
  isLive: boolean
  positionSeconds: number
  /** What can be reached: from kick-off to now, or the whole replay. */
  seekable: { startSeconds: number; endSeconds: number }
  /** What is there already, from the position on. */
  bufferedSeconds: number
  problem: Problem | null
  /** When the picture stood still for want of data, the last few times. */
  stalledAtMs: number[]
  /** Those of them for which the line is to blame: more of the video was there, and had not come. */
  lineStalledAtMs: number[]
  /** Since when the line allows no more than the smallest picture; null: it does, or the viewer chose it. */
  smallSinceMs: number | null
  /** When missing data took a viewer off the live edge; null: it did not, or they are back. */
  fellBehindAtMs: number | null
  /** Heights of the pictures on offer; empty with one alone. */
  qualities: number[]
  /** Null: the player chooses. */
  quality: number | null
  isMuted: boolean
  /** The browser let it begin without sound only. */
  isSilenced: boolean
  volume: number
  rate: number
}

/** What the engine and the viewer tell it. */
export type PlayerEvent =
  | { type: 'open'; isLive: boolean }
  | { type: 'want_play' }
  | { type: 'playing' }
  | { type: 'paused' }
  /** Null: it waits for what was asked for by a jump, which is no stall. */
  | { type: 'waiting'; stalledAtMs: number | null; isOfLine: boolean }
  /** What the line allows. */
  | { type: 'line'; isSmall: boolean; atMs: number }
  | { type: 'ended' }
  | {
      type: 'time'
      positionSeconds: number
      startSeconds: number
      endSeconds: number
      bufferedSeconds: number
    }
  | { type: 'problem'; problem: Problem }
  | { type: 'recovered' }
  | { type: 'failed'; problem: Problem }
  | { type: 'qualities'; qualities: number[] }
  | { type: 'quality'; quality: number | null }
  | { type: 'silenced' }
  | { type: 'volume'; volume: number; isMuted: boolean }
  | { type: 'rate'; rate: number }

export const initialState: PlayerState = {
  phase: 'idle',
  isLive: false,
  positionSeconds: 0,
  seekable: { startSeconds: 0, endSeconds: 0 },
  bufferedSeconds: 0,
  problem: null,
  stalledAtMs: [],
  lineStalledAtMs: [],
  smallSinceMs: null,
  fellBehindAtMs: null,
  qualities: [],
  quality: null,
  isMuted: false,
  isSilenced: false,
  volume: 1,
  rate: 1,
}
