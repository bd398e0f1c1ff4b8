/** Of Google's Cast sender, as much as a player needs. */
export interface CastSdk {
  framework: CastFramework
  base: CastBase
}

export interface RemotePlayer {
  isConnected: boolean
  isMediaLoaded: boolean
  isPaused: boolean
  isMuted: boolean
  currentTime: number
  volumeLevel: number
  /** Kept when the session ends. */
  savedPlayerState?: { currentTime: number; isPaused: boolean } | null
  /** Of what is live alone. */
  liveSeekableRange?: { start?: number; end?: number } | null
}

interface RemotePlayerController {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
  playOrPause(): void
  /** Goes to the player's `currentTime`. */
  seek(): void
  muteOrUnmute(): void
  /** Takes over the player's `volumeLevel`. */
  setVolumeLevel(): void
}

interface CastSession {
  getCastDevice(): { friendlyName: string }
  loadMedia(request: LoadRequest): Promise<unknown>
}

interface CastContext {
  setOptions(options: { receiverApplicationId: string; autoJoinPolicy: string }): void
  getCastState(): string
  getCurrentSession(): CastSession | null
  /** Rejects where nothing was chosen. */
  requestSession(): Promise<unknown>
  endCurrentSession(stopsReceiver: boolean): void
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

interface CastFramework {
  CastContext: { getInstance(): CastContext }
  CastContextEventType: { CAST_STATE_CHANGED: string; SESSION_STATE_CHANGED: string }
  CastState: { NO_DEVICES_AVAILABLE: string }
  RemotePlayer: new () => RemotePlayer
  RemotePlayerController: new (player: RemotePlayer) => RemotePlayerController
  RemotePlayerEventType: { ANY_CHANGE: string }
}

interface MediaInfo {
  streamType: string
  hlsSegmentFormat?: string
  hlsVideoSegmentFormat?: string
  metadata: { title?: string; images?: object[] }
}

export interface LoadRequest {
  autoplay: boolean
  currentTime?: number
}

export interface CastBase {
  AutoJoinPolicy: { TAB_AND_ORIGIN_SCOPED: string }
  Image: new (url: string) => object
  media: {
    MediaInfo: new (url: string, contentType: string) => MediaInfo
    LoadRequest: new (media: MediaInfo) => LoadRequest
    GenericMediaMetadata: new () => MediaInfo['metadata']
    StreamType: { LIVE: string; BUFFERED: string }
    HlsSegmentFormat: { FMP4: string }
    HlsVideoSegmentFormat: { FMP4: string }
  }
}

declare global {
  interface Window {
    cast?: { framework?: CastFramework }
    chrome?: { cast?: CastBase }
    __onGCastApiAvailable?: (isAvailable: boolean) => void
  }
}
