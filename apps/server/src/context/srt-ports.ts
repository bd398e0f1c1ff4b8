import type { SrtState } from '@grandstand/contract'

/** The ports where encoders may send SRT to, at whichever process. */
export interface SrtPorts {
  readonly state: SrtState
  /** Of a camera that may send now; null for others, and where all ports are taken. */
  portOf(videoId: number): number | null
}
