import type { WatchedCamera } from '@grandstand/contract'

/** Whether there is something to show of it; until then the way to connect it stands in the picture's place. */
export const hasPicture = (camera: WatchedCamera | null): boolean =>
  camera !== null && camera.state !== 'idle' && camera.state !== 'ended'
