import type { DatedFragment } from '../core/find-moment.ts'
import type { PlayerEvent } from '../core/player-state.ts'
import type { EarlyFiles } from './warm-up.ts'

export interface EngineOptions {
  video: HTMLVideoElement
  /** Of a playlist; the token in its path is exchanged for a newer one as time goes on. */
  url: string
  isLive: boolean
  /** Where to begin a replay. */
  startSeconds: number
  /** The moment in the world to begin at, where the stream tells its dates; it goes before `startSeconds`. */
  startDateMs: number | null
  /** Nobody has left meanwhile. */
  isWanted: () => boolean
  /** What was asked for before. */
  early?: EarlyFiles | undefined
  dispatch: (event: PlayerEvent) => void
  /** A new address, when the old one is refused. Rejects when there is none to be had. */
  renew: () => Promise<string>
}

export interface Engine {
  /** The address with a newer token; what plays goes on. */
  setAddress(url: string): void
  goLive(): void
  /** The moment in the world that is shown; null where the stream does not say. */
  dateMs(): number | null
  /** How far behind the newest picture of the stream; null: it does not say. */
  delaySeconds(): number | null
  /** What the playlist holds; empty where the browser does not say. */
  fragments(): DatedFragment[]
  setQuality(height: number | null): void
  close(): void
}
