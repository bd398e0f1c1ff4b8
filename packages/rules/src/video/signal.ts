import type { CameraState, SignalCheck, SignalProblem } from '@grandstand/contract/studio-constants'

/** A picture that is black or frozen, or a sound that is silent, for this long is not a scene of a game. */
export const standingMs = 20_000

export interface MeasuredSignal {
  height: number | null
  bits_per_second: number
  frames_per_second: number
  key_seconds: number | null
  has_sound: boolean
  sound_db: number | null
  dropped_frames: number
  delay_ms: number
  drift_ms_per_minute: number | null
  black_since: Date | null
  frozen_since: Date | null
  silent_since: Date | null
  /** Kilobits a second, the latest last. */
  history: readonly number[]
}

export interface CheckedSignal {
  check: SignalCheck
  state: 'waiting' | 'good' | 'bad'
  problem: SignalProblem | null
}

/** Smaller pictures are blurred on any screen; larger ones few lines carry, and no phone shows. */
const heights = { least: 480, most: 2160 }
const leastBitsPerSecond = 500_000
const leastFrames = 20
/** A viewer who comes waits for a key frame, and a clip is cut at one. */
const mostKeySeconds = 4
const mostDropped = 30
const mostDelayMs = 3_000
const quietDb = -45
const silentDb = -60
/** Sound and picture of two cameras would part by a second in an hour. */
const mostDriftMsPerMinute = 20

/** A picture comes, to viewers or to the crew alone. */
export const isSending = (state: CameraState): boolean => state === 'live' || state === 'held'

type Found = SignalProblem | 'waiting' | null

/** Each check with its answer; all wait while no encoder sends. `isDue`: the picture should be there. */
export function checkSignal(
  { state, signal, isDue }: { state: CameraState; signal: MeasuredSignal | null; isDue: boolean },
  now: Date,
): CheckedSignal[] {
  const arrival = checkArrival(state, isDue)
  const of = (find: (facts: MeasuredSignal) => Found): Found =>
    signal && isSending(state) ? find(signal) : 'waiting'
  const found: [SignalCheck, Found][] = [
    ['signal', arrival],
    ['picture', of(facts => checkPicture(facts, now))],
    ['size', of(({ height }) => (height === null ? 'waiting' : when(!isUsual(height), 'size')))],
    ['bitrate', of(checkBitrate)],
    ['frame_rate', of(facts => when(facts.frames_per_second < leastFrames, 'frame_rate'))],
    [
      'key_frames',
      of(({ key_seconds: key }) => (key === null ? 'waiting' : when(key > mostKeySeconds, 'key_frames'))),
    ],
    ['drops', of(facts => when(facts.dropped_frames > mostDropped, 'drops'))],
    ['delay', of(facts => when(facts.delay_ms > mostDelayMs, 'delay'))],
    ['sound', of(facts => when(!facts.has_sound, 'no_sound'))],
    ['loudness', of(facts => checkLoudness(facts, now))],
    [
      'clock',
      of(({ drift_ms_per_minute: drift }) =>
        drift === null ? 'waiting' : when(Math.abs(drift) > mostDriftMsPerMinute, 'clock'),
      ),
    ],
  ]
  return found.map(([check, problem]) =>
    problem === 'waiting'
      ? { check, state: 'waiting', problem: null }
      : { check, state: problem === null ? 'good' : 'bad', problem },
  )
}

const when = (isSo: boolean, problem: SignalProblem): SignalProblem | null => (isSo ? problem : null)
const isUsual = (height: number) => height >= heights.least && height <= heights.most

function checkArrival(state: CameraState, isDue: boolean): Found {
  if (isSending(state)) return null
  if (state === 'idle' && isDue) return 'no_signal'
  if (state === 'interrupted') return 'signal_lost'
  return state === 'no_picture' ? 'no_picture' : 'waiting'
}

/** For so long that it is no cut between two scenes. */
export function hasStood(since: Date | null, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() >= standingMs
}

function checkPicture({ black_since, frozen_since }: MeasuredSignal, now: Date): Found {
  if (hasStood(black_since, now)) return 'black'
  return when(hasStood(frozen_since, now), 'frozen')
}

function checkBitrate({ bits_per_second, history }: MeasuredSignal): Found {
  if (isFalling(history)) return 'bitrate_falling'
  return when(bits_per_second < leastBitsPerSecond, 'bitrate_low')
}

function checkLoudness({ has_sound, sound_db, silent_since }: MeasuredSignal, now: Date): Found {
  if (!has_sound || sound_db === null) return 'waiting'
  if (hasStood(silent_since, now)) return 'silent'
  return when(sound_db < quietDb && sound_db >= silentDb, 'quiet')
}

/** So many must be there before a fall is one. */
const leastHistory = 12

/** The last few are less than half of the usual: a connection that fails. */
export function isFalling(history: readonly number[]): boolean {
  if (history.length < leastHistory) return false
  const [before, last] = [history.slice(0, -2), history.slice(-2)]
  const usual = before.toSorted((one, other) => one - other)[Math.floor(before.length / 2)] ?? 0
  return last.every(rate => rate < usual / 2)
}

export interface SeenLook {
  /** Small and grey. */
  picture: Uint8Array
  soundDb: number | null
}

export interface Standing {
  black_since: Date | null
  frozen_since: Date | null
  silent_since: Date | null
}

/** A lens cap, or a converter without a source; the darkest floodlit pitch is three times as bright. */
const blackest = 20
/** Even a tripod in front of an empty hall has noise; an encoder that repeats a picture has none. */
const stillest = 0.5

/** Since when what is seen and heard has not been a game. */
export function judgeLook(
  before: { look: SeenLook; standing: Standing } | null,
  look: SeenLook,
  now: Date,
): Standing {
  const since = (isSo: boolean, known: Date | null | undefined) => (isSo ? (known ?? now) : null)
  const isBlack = look.picture.every(dot => dot <= blackest)
  const isFrozen = before !== null && differenceOf(before.look.picture, look.picture) < stillest
  return {
    black_since: since(isBlack, before?.standing.black_since),
    // Black is frozen as well; one word for it is enough.
    frozen_since: since(isFrozen && !isBlack, before?.standing.frozen_since),
    silent_since: since(look.soundDb !== null && look.soundDb < silentDb, before?.standing.silent_since),
  }
}

/** The mean of the differences of all dots. */
function differenceOf(one: Uint8Array, other: Uint8Array): number {
  if (one.length === 0 || one.length !== other.length) return Number.POSITIVE_INFINITY
  return one.reduce((sum, dot, at) => sum + Math.abs(dot - (other[at] ?? 0)), 0) / one.length
}
