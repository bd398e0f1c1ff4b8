import type { WatchedCamera } from '@grandstand/contract'

/** The camera in the large player: the chosen one, else the first that sends, else the first. */
export function chooseStage(cameras: readonly WatchedCamera[], chosen: number | null): WatchedCamera | null {
  return (
    cameras.find(({ id }) => id === chosen) ??
    cameras.find(({ url }) => url !== null) ??
    cameras.find(({ state }) => state !== 'idle') ??
    cameras[0] ??
    null
  )
}
