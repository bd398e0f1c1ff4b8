import type { streamStatuses } from '@grandstand/contract/constants'
import type { IngestState } from '@grandstand/contract/studio-constants'

/** How a game stands for those who run it, the worst first. */
export const deskStates = [
  'no_picture',
  'camera_trouble',
  'live',
  'no_camera',
  'camera_ready',
  'planned',
  'played',
  'cancelled',
] as const
export type DeskState = (typeof deskStates)[number]

interface DeskGame {
  stream_status: (typeof streamStatuses)[number]
  is_cancelled: boolean
  starts_at: string
  ingest_state: IngestState
  problem_count: number
  is_shown_elsewhere: boolean
}

/** Until then a camera can come later. */
const cameraDueMs = 24 * 3_600_000

export function chooseDeskState(game: DeskGame, nowMs: number): DeskState {
  const { stream_status, is_cancelled, ingest_state, problem_count, is_shown_elsewhere } = game
  if (is_cancelled) return 'cancelled'
  if (stream_status === 'finished') return 'played'
  if (stream_status === 'live') {
    if (is_shown_elsewhere) return 'live'
    if (ingest_state !== 'live') return 'no_picture'
    return problem_count > 0 ? 'camera_trouble' : 'live'
  }
  if (problem_count > 0) return 'camera_trouble'
  if (is_shown_elsewhere || ingest_state !== 'none') return 'camera_ready'
  return Date.parse(game.starts_at) - nowMs <= cameraDueMs ? 'no_camera' : 'planned'
}
