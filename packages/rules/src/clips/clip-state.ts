import type { clipStatuses } from '@grandstand/contract/constants'

export type ClipStatus = (typeof clipStatuses)[number]

const moves: Record<ClipStatus, readonly ClipStatus[]> = {
  queued: ['processing', 'failed', 'queued'],
  // A worker was killed, and another takes it up.
  processing: ['processing', 'ready', 'failed', 'queued'],
  // Another range, or for other eyes.
  ready: ['queued'],
  failed: ['queued'],
}

/** From which states one may come to this. */
export function clipStatusesBefore(to: ClipStatus): ClipStatus[] {
  const all: readonly ClipStatus[] = ['queued', 'processing', 'ready', 'failed']
  return all.filter(from => moves[from].includes(to))
}

/** What is not ready by then has failed, whatever became of it. */
export const clipPatienceMs = 5 * 60_000
