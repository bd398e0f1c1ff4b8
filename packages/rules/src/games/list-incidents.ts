import type { CameraState } from '@grandstand/contract/studio-constants'

/** An operator who packs up switches the encoder off, and then ends the game. */
const packingMs = 5 * 60_000

export interface CameraChange {
  camera: string
  state: CameraState
  at: string
}

/** What cameras did that viewers noticed; that one stops at the end is no trouble. */
export function listIncidents(changes: readonly CameraChange[]): CameraChange[] {
  return changes.filter(({ camera, state, at }, index) => {
    if (state !== 'interrupted' && state !== 'no_picture') return false
    const next = changes.slice(index + 1).find(later => later.camera === camera)
    return next?.state !== 'ended' || Date.parse(next.at) - Date.parse(at) > packingMs
  })
}
