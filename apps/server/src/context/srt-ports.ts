import type { SrtState } from '@grandstand/contract'

/** The ports of this process where encoders may send SRT to. */
export interface SrtPorts {
  state: SrtState
  /** Of a camera that may send now; null for others, and where all ports are taken. */
  portOf(videoId: number): number | null
}
