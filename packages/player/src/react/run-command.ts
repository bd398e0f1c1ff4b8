import { clampSeek } from '../core/live-edge.ts'
import type { PlayerState } from '../core/player-state.ts'
import type { Command } from '../core/read-key.ts'
import { toggleFullscreen } from './toggle-fullscreen.ts'

interface CommandTarget {
  video: HTMLVideoElement
  frame: HTMLElement | null
  state: PlayerState
  togglePlay: () => void
  toggleCaptions: () => void
  cutClip: () => void
}

const frameSeconds = 1 / 30

export function runCommand(target: CommandTarget, wanted: Command): void {
  const { video, state } = target
  const { startSeconds, endSeconds } = state.seekable
  const seekTo = (seconds: number) => {
    video.currentTime = clampSeek(state, seconds)
  }
  switch (wanted.name) {
    case 'toggle_play':
      target.togglePlay()
      break
    case 'seek_by':
      seekTo(video.currentTime + wanted.seconds)
      break
    case 'seek_to_share':
      seekTo(startSeconds + (endSeconds - startSeconds) * wanted.share)
      break
    case 'step_frame':
      video.pause()
      seekTo(video.currentTime + wanted.direction * frameSeconds)
      break
    case 'toggle_mute':
      video.muted = !video.muted
      break
    case 'change_volume':
      video.volume = Math.min(1, Math.max(0, video.volume + wanted.by))
      break
    case 'toggle_fullscreen':
      void toggleFullscreen(target.frame, video)
      break
    case 'toggle_captions':
      target.toggleCaptions()
      break
    case 'cut_clip':
      target.cutClip()
  }
}
