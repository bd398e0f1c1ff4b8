import type { Remote } from '../core/remote-position.ts'
import type { RemotePlayer } from './cast-sdk.ts'
import { loadCastSdk } from './load-cast-sdk.ts'
import { type CastMedia, writeLoadRequest } from './write-load-request.ts'

/** What is known of televisions; all null: there is none to be had. */
export interface CastReport {
  isAvailable: boolean
  /** The name of the one that was chosen. */
  device: string | null
  /** What it does, once it has something to play; after its end, what it did last. */
  remote: Remote | null
}

export interface Cast {
  /** Opens the browser's list. */
  choose(): void
  /** Rejects where the television does not take it. */
  load(media: CastMedia): Promise<void>
  playOrPause(): void
  seekTo(seconds: number): void
  toggleMute(): void
  setVolume(level: number): void
  end(): void
  close(): void
}

/** Reports until it is closed. Rejects where the browser cannot cast. */
export async function openCast(appId: string, onReport: (report: CastReport) => void): Promise<Cast> {
  const { framework, base } = await loadCastSdk()
  const context = framework.CastContext.getInstance()
  context.setOptions({
    receiverApplicationId: appId,
    autoJoinPolicy: base.AutoJoinPolicy.TAB_AND_ORIGIN_SCOPED,
  })
  const player = new framework.RemotePlayer()
  const controller = new framework.RemotePlayerController(player)
  let isSent = false
  let remote: Remote | null = null

  function report(): void {
    if (player.isConnected) follow()
    // Only now: it may have ended meanwhile.
    const session = context.getCurrentSession()
    if (!session) isSent = false
    onReport({
      isAvailable: context.getCastState() !== framework.CastState.NO_DEVICES_AVAILABLE,
      device: session?.getCastDevice().friendlyName ?? null,
      remote: session ? remote : remoteAtEnd(remote, player),
    })
    if (!session) remote = null
  }

  function follow(): void {
    if (isSent && player.isMediaLoaded) remote = readRemote(player)
    else if (isSent && remote) {
      // It has played, and has nothing now: it came to the end, or was refused.
      isSent = false
      context.endCurrentSession(true)
    }
  }

  const { CAST_STATE_CHANGED, SESSION_STATE_CHANGED } = framework.CastContextEventType
  const { ANY_CHANGE } = framework.RemotePlayerEventType
  for (const type of [CAST_STATE_CHANGED, SESSION_STATE_CHANGED]) context.addEventListener(type, report)
  controller.addEventListener(ANY_CHANGE, report)
  report()
  return {
    // Closing the list is a choice.
    choose: () => void context.requestSession().catch(() => {}),
    async load(media) {
      const session = context.getCurrentSession()
      if (!session) return
      isSent = false
      remote = null
      await session.loadMedia(writeLoadRequest(base, media))
      isSent = true
      report()
    },
    playOrPause: () => controller.playOrPause(),
    seekTo(seconds) {
      player.currentTime = seconds
      controller.seek()
    },
    toggleMute: () => controller.muteOrUnmute(),
    setVolume(level) {
      player.volumeLevel = level
      controller.setVolumeLevel()
    },
    end: () => context.endCurrentSession(true),
    close() {
      for (const type of [CAST_STATE_CHANGED, SESSION_STATE_CHANGED])
        context.removeEventListener(type, report)
      controller.removeEventListener(ANY_CHANGE, report)
      if (context.getCurrentSession()) context.endCurrentSession(true)
    },
  }
}

/** Where it was when it was taken back; by then the player itself tells nothing. */
function remoteAtEnd(remote: Remote | null, { savedPlayerState }: RemotePlayer): Remote | null {
  if (!remote || !savedPlayerState) return remote
  return { ...remote, seconds: savedPlayerState.currentTime, isPaused: savedPlayerState.isPaused }
}

function readRemote(player: RemotePlayer): Remote {
  return {
    seconds: player.currentTime,
    liveEdgeSeconds: player.liveSeekableRange?.end ?? null,
    isPaused: player.isPaused,
    isMuted: player.isMuted,
    volume: player.volumeLevel,
  }
}
