import type { StreamStatus } from '../catalogue/event-status.ts'

export interface SignalFacts {
  stream_status: StreamStatus
  /** Of each camera: what its encoder does, and since when. */
  cameras: readonly { state: string; state_since: Date }[]
}

/** Since when no camera of a live event has sent a picture; null while one does, and where none ever has. */
export function findSignalLoss({ stream_status, cameras }: SignalFacts): Date | null {
  if (stream_status !== 'live' || cameras.some(({ state }) => state === 'live')) return null
  const lost = cameras
    .filter(({ state }) => state === 'interrupted' || state === 'no_picture' || state === 'held')
    .map(camera => camera.state_since.getTime())
  return lost.length === 0 ? null : new Date(Math.max(...lost))
}
