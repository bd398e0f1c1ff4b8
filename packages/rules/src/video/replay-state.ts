import { type ReplayState, replayStates } from '@grandstand/contract/studio-constants'

/** Where a file may go from where it is. What is over stays as it is. */
const moves: Record<ReplayState, readonly ReplayState[]> = {
  uploading: ['queued', 'cancelled'],
  queued: ['processing', 'failed', 'cancelled'],
  // Restarted after its server died.
  processing: ['processing', 'ready', 'failed', 'cancelled'],
  ready: [],
  failed: [],
  cancelled: [],
}

export function isReplayOver(state: ReplayState): boolean {
  return moves[state].length === 0
}

/** From which states one may come to this. */
export function replayStatesBefore(to: ReplayState): ReplayState[] {
  return replayStates.filter(from => moves[from].includes(to))
}
