import type { Page } from '@playwright/test'

/** What a test and the stand-in for Google's sender exchange. */
interface StandIn {
  loads: Record<string, unknown>[]
  remote: { currentTime: number; isPaused: boolean }
  addDevice(): void
  /** From now on the television takes nothing that it is sent. */
  refuse(): void
  /** The television stops by itself. */
  stopMedia(): void
  tick(seconds: number): void
}

declare global {
  interface Window {
    standIn: StandIn
  }
}

/** In the place of Google's script and of a television nearby; the page loads it from Google's address, by its policy. */
export async function standInForCast(page: Page): Promise<{ countScripts: () => number }> {
  let scripts = 0
  await page.addInitScript(() => {
    if (!('PresentationRequest' in window)) Object.assign(window, { PresentationRequest: class {} })
  })
  await page.route('https://www.gstatic.com/cv/js/sender/v1/cast_sender.js*', route => {
    scripts += 1
    return route.fulfill({ contentType: 'text/javascript', body: `(${script})()` })
  })
  return { countScripts: () => scripts }
}

function script(): void {
  type Listener = () => void
  const listeners = new Set<Listener>()
  const heard = {
    addEventListener: (_type: string, listener: Listener) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: Listener) => void listeners.delete(listener),
  }
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  let hasDevice = false
  let takes = true
  const player = {
    isConnected: false,
    isMediaLoaded: false,
    isPaused: false,
    isMuted: false,
    currentTime: 0,
    volumeLevel: 1,
    savedPlayerState: null as { currentTime: number; isPaused: boolean } | null,
  }
  let session: object | null = null
  const loads: Record<string, unknown>[] = []
  const newSession = () => ({
    getCastDevice: () => ({ friendlyName: 'Living room' }),
    async loadMedia(request: Record<string, unknown>) {
      loads.push(JSON.parse(JSON.stringify(request)))
      if (!takes) throw new Error('load_media_failed')
      player.isMediaLoaded = true
      player.isPaused = false
      player.currentTime = Number(request.currentTime ?? 0)
      tell()
    },
  })
  const context = {
    ...heard,
    setOptions: (options: object) => Object.assign(window.standIn, { options }),
    getCastState: () => (session ? 'CONNECTED' : hasDevice ? 'NOT_CONNECTED' : 'NO_DEVICES_AVAILABLE'),
    getCurrentSession: () => session,
    async requestSession() {
      session = newSession()
      player.isConnected = true
      tell()
    },
    endCurrentSession() {
      player.savedPlayerState = { currentTime: player.currentTime, isPaused: player.isPaused }
      // As the real one does: the player's state is gone before the session.
      Object.assign(player, { isConnected: false, isMediaLoaded: false, currentTime: 0 })
      tell()
      session = null
      tell()
    },
  }
  class MediaInfo {
    contentId: string
    contentType: string
    constructor(contentId: string, contentType: string) {
      this.contentId = contentId
      this.contentType = contentType
    }
  }
  class LoadRequest {
    media: MediaInfo
    constructor(media: MediaInfo) {
      this.media = media
    }
  }
  class Image {
    url: string
    constructor(url: string) {
      this.url = url
    }
  }
  const change = (values: object) => {
    Object.assign(player, values)
    tell()
  }
  Object.assign(window, {
    standIn: {
      loads,
      remote: player,
      addDevice() {
        hasDevice = true
        tell()
      },
      refuse() {
        takes = false
      },
      stopMedia: () => change({ isMediaLoaded: false }),
      tick: (seconds: number) => change({ currentTime: player.currentTime + seconds }),
    },
    cast: {
      framework: {
        CastContext: { getInstance: () => context },
        CastContextEventType: {
          CAST_STATE_CHANGED: 'caststatechanged',
          SESSION_STATE_CHANGED: 'sessionstatechanged',
        },
        CastState: { NO_DEVICES_AVAILABLE: 'NO_DEVICES_AVAILABLE' },
        RemotePlayerEventType: { ANY_CHANGE: 'anyChanged' },
        // biome-ignore lint/complexity/useArrowFunction: it is called with new
        RemotePlayer: function () {
          return player
        },
        // biome-ignore lint/complexity/useArrowFunction: it is called with new
        RemotePlayerController: function () {
          return {
            ...heard,
            playOrPause: () => change({ isPaused: !player.isPaused }),
            seek: tell,
            muteOrUnmute: () => change({ isMuted: !player.isMuted }),
            setVolumeLevel: tell,
          }
        },
      },
    },
  })
  const chrome = {
    ...window.chrome,
    cast: {
      AutoJoinPolicy: { TAB_AND_ORIGIN_SCOPED: 'tab_and_origin_scoped' },
      Image,
      media: {
        MediaInfo,
        LoadRequest,
        GenericMediaMetadata: class {},
        StreamType: { LIVE: 'LIVE', BUFFERED: 'BUFFERED' },
        HlsSegmentFormat: { FMP4: 'fmp4' },
        HlsVideoSegmentFormat: { FMP4: 'fmp4' },
      },
    },
  }
  Object.assign(window, { chrome })
  window.__onGCastApiAvailable?.(true)
}
