import type { Cast } from '../cast/open-cast.ts'
import type { PlayerState } from '../core/player-state.ts'
import type { Command } from '../core/read-key.ts'
import { positionOfRemote, type Remote, remoteSeconds } from '../core/remote-position.ts'
import type { PlayerControls } from './use-player.ts'

/** The same controls, for a television; `remote` is null until it has something to play. */
export function castControls(local: PlayerControls, cast: Cast, remote: Remote | null): PlayerControls {
  const state = stateOf(local.state, remote)
  const { startSeconds, endSeconds } = state.seekable
  function seekTo(seconds: number): void {
    const there = remote && remoteSeconds(state, remote, seconds)
    if (there !== null) cast.seekTo(there)
  }
  function toggle(isToPause: boolean): void {
    if (remote && remote.isPaused !== isToPause) cast.playOrPause()
  }
  function command(wanted: Command): void {
    switch (wanted.name) {
      case 'toggle_play':
        if (remote) cast.playOrPause()
        break
      case 'seek_by':
        seekTo(state.positionSeconds + wanted.seconds)
        break
      case 'seek_to_share':
        seekTo(startSeconds + (endSeconds - startSeconds) * wanted.share)
        break
      case 'toggle_mute':
        cast.toggleMute()
        break
      case 'change_volume':
        cast.setVolume(Math.min(1, Math.max(0, state.volume + wanted.by)))
        break
      case 'toggle_fullscreen':
        local.command(wanted)
    }
  }
  return {
    ...local,
    isRemote: true,
    state,
    command,
    seekTo,
    play: () => toggle(false),
    pause: () => toggle(true),
    goLive() {
      seekTo(endSeconds)
      toggle(false)
    },
    // It tells no dates.
    dateMs: () => null,
    delaySeconds: () => null,
    setRate() {},
    setVolume: cast.setVolume,
    setQuality() {},
  }
}

function stateOf(local: PlayerState, remote: Remote | null): PlayerState {
  const still = { ...local, problem: null, qualities: [], bufferedSeconds: 0, isSilenced: false }
  if (!remote) return { ...still, phase: 'loading' }
  return {
    ...still,
    phase: remote.isPaused ? 'paused' : 'playing',
    positionSeconds: positionOfRemote(local, remote),
    isMuted: remote.isMuted,
    volume: remote.volume,
  }
}
