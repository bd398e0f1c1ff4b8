import type {
  AlarmKind,
  AlarmSeverity,
  CameraState,
  IngestProblem,
} from '@grandstand/contract/studio-constants'
import type { StreamStatus } from '../catalogue/event-status.ts'
import { hasStood, isFalling, isSending, type MeasuredSignal, standingMs } from '../video/signal.ts'

/** How long before its start a game without a picture is reported. */
const noSignalLeadMs = 5 * 60_000
/** An encoder that comes with an old key comes again and again; one that has not come for so long has given up. */
const oldKeyMs = 2 * 60_000
const leastDiskBytes = 10_000_000_000
/** Of a camera that has not sent yet. */
const usualBitsPerSecond = 6_000_000

/** What viewers notice at once; the rest can wait for a look. */
export const redAlarms: readonly AlarmKind[] = ['no_signal', 'black', 'frozen', 'silent']
export const severityOf = (kind: AlarmKind): AlarmSeverity => (redAlarms.includes(kind) ? 'red' : 'amber')

/** What comes back within it was never over. */
export const alarmOverMs = 60_000

export interface AlarmCamera {
  id: number
  state: CameraState
  state_since: Date
  problem: { code: IngestProblem; at: Date } | null
  signal: MeasuredSignal | null
}

export interface AlarmGame {
  id: number
  stream_status: StreamStatus
  starts_at: Date
  ends_at: Date
  /** A player of another site shows it, or a file. */
  has_other_picture: boolean
  cameras: readonly AlarmCamera[]
}

export interface AlarmFacts {
  /** Neither private nor cancelled. */
  games: readonly AlarmGame[]
  /** Of the fullest disk on which games are recorded; null: nobody records. */
  freeBytes: number | null
  arePaymentsUnsettled: boolean
}

export interface FoundAlarm {
  kind: AlarmKind
  event_id: number | null
  video_id: number | null
}

/** All that somebody should be called for now. */
export function findAlarms(facts: AlarmFacts, now: Date): FoundAlarm[] {
  return [
    ...facts.games.flatMap(game => findInGame(game, now)),
    ...(isDiskLow(facts, now) ? [ofChannel('disk_low')] : []),
    ...(facts.arePaymentsUnsettled ? [ofChannel('payments_unsettled')] : []),
  ]
}

const ofChannel = (kind: AlarmKind): FoundAlarm => ({ kind, event_id: null, video_id: null })

function findInGame(game: AlarmGame, now: Date): FoundAlarm[] {
  return [
    ...(isWithoutSignal(game, now)
      ? [{ kind: 'no_signal' as const, event_id: game.id, video_id: null }]
      : game.cameras
          .filter(camera => game.stream_status === 'live' && isLost(camera, now))
          .map(({ id }) => ({ kind: 'no_signal' as const, event_id: game.id, video_id: id }))),
    ...game.cameras.flatMap(camera =>
      listCameraKinds(camera, now).map(kind => ({ kind, event_id: game.id, video_id: camera.id })),
    ),
  ]
}

/** A game's picture should already be there. */
export function isSignalDue(
  { stream_status, starts_at }: Pick<AlarmGame, 'stream_status' | 'starts_at'>,
  now: Date,
): boolean {
  return stream_status !== 'finished' && starts_at.getTime() - now.getTime() <= noSignalLeadMs
}

/** One that is planned without a camera may be meant for nobody to see; one that is live is not. */
function isWithoutSignal(game: AlarmGame, now: Date): boolean {
  const { cameras, stream_status, has_other_picture } = game
  if (cameras.length === 0) return stream_status === 'live' && !has_other_picture
  if (!isSignalDue(game, now)) return false
  return cameras.every(camera => camera.state === 'idle' || isLost(camera, now))
}

/** Encoders that come back at once call nobody. */
function isLost({ state, state_since }: AlarmCamera, now: Date): boolean {
  const isAway = state === 'interrupted' || state === 'no_picture' || state === 'ended'
  return isAway && now.getTime() - state_since.getTime() >= standingMs
}

function listCameraKinds({ state, problem, signal }: AlarmCamera, now: Date): AlarmKind[] {
  const facts = isSending(state) ? signal : null
  const isOldKey = problem?.code === 'old_key' && now.getTime() - problem.at.getTime() < oldKeyMs
  const found: [AlarmKind, boolean][] = [
    ['black', hasStood(facts?.black_since ?? null, now)],
    ['frozen', hasStood(facts?.frozen_since ?? null, now)],
    ['silent', hasStood(facts?.silent_since ?? null, now)],
    ['bitrate_falling', isFalling(facts?.history ?? [])],
    ['old_key', isOldKey],
  ]
  return found.filter(([, isSo]) => isSo).map(([kind]) => kind)
}

function isDiskLow({ games, freeBytes }: AlarmFacts, now: Date): boolean {
  if (freeBytes === null || games.every(({ cameras }) => cameras.length === 0)) return false
  return freeBytes < Math.max(leastDiskBytes, neededBytes(games, now))
}

/** What the games that are still to be played, or played on, will write. */
export function neededBytes(games: readonly AlarmGame[], now: Date): number {
  return games
    .filter(({ stream_status }) => stream_status !== 'finished')
    .reduce((sum, { starts_at, ends_at, cameras }) => {
      const fromMs = Math.max(starts_at.getTime(), now.getTime())
      const seconds = Math.max(0, ends_at.getTime() - fromMs) / 1000
      const rates = cameras.map(({ signal }) => signal?.bits_per_second ?? usualBitsPerSecond)
      return sum + rates.reduce((bits, rate) => bits + rate, 0) * (seconds / 8)
    }, 0)
}
