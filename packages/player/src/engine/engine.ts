import type { PlayerEvent } from '../core/player-state.ts'

export interface EngineOptions {
  video: HTMLVideoElement
  /** Of a playlist; the token in its path is exchanged for a newer one as time goes on. */
  url: string
  isLive: boolean
  /** Where to begin a replay. */
  startSeconds: number
  dispatch: (event: PlayerEvent) => void
  /** A new address, when the old one is refused. Rejects when there is none to be had. */
  renew: () => Promise<string>
}

export interface Engine {
  /** The address with a newer token; what plays goes on. */
  setAddress(url: string): void
  goLive(): void
  setQuality(height: number | null): void
  close(): void
}
