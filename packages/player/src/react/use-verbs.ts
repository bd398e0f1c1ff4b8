import { type RefObject, useEffect, useRef } from 'react'
import type { EmbedCommand, EmbedTime } from '../core/embed-message.ts'
import { isAtLiveEdge } from '../core/live-edge.ts'
import { type Mark, type PlacedMark, placeMarks } from '../core/mark.ts'
import type { PlayerControls } from './use-player.ts'

/** The player in another's hands: a page around it, or a screen that shows a part. */
export interface PlayerHandle {
  /** Does what is asked for, and says where the player is. `onComplete` is for the end of a part. */
  run: (command: EmbedCommand, onComplete?: () => void) => EmbedTime
  getMoment: () => Moment
  getPicture: () => Picture
  /** What is seen now, so wide, as a data address; null: there is no picture on this screen. */
  getFrame: (widthPx: number) => string | null
  place: (marks: readonly Mark[]) => PlacedMark[]
}

/** What is shown now, so that another camera can show the same. */
export interface Moment {
  seconds: number
  /** Null at the live edge, where now is now, and where the stream tells no dates. */
  dateMs: number | null
}

/** The picture that is on the screen, and what can be reached around it. */
export interface Picture {
  seconds: number
  /** Null where the stream tells no dates. */
  dateMs: number | null
  startSeconds: number
  endSeconds: number
  isLive: boolean
}

interface Part {
  endSeconds: number
  onComplete: () => void
}

/** Hands the player over as soon as there is a picture, and takes it back at the end: what its page does with it can wait. */
export function useVerbs(
  video: RefObject<HTMLVideoElement | null>,
  controls: PlayerControls,
  onHandle: ((handle: PlayerHandle | null) => void) | undefined,
): void {
  const newest = useRef(controls)
  newest.current = controls
  const told = useRef(onHandle)
  told.current = onHandle
  const { startSeconds, endSeconds } = controls.state.seekable
  const isPlayable = endSeconds > startSeconds
  useEffect(() => {
    const element = video.current
    if (!element || !isPlayable) return
    let part: Part | null = null
    const checkPart = () => {
      if (!part || element.currentTime < part.endSeconds) return
      const { onComplete } = part
      part = null
      element.pause()
      onComplete()
    }

    function obey(command: EmbedCommand, onComplete: () => void): void {
      const { play, pause, seekTo, state } = newest.current
      const { startSeconds } = state.seekable
      switch (command.cmd) {
        case 'play':
          play()
          break
        case 'pause':
          pause()
          break
        case 'rewind':
          seekTo(startSeconds)
          break
        case 'stop':
          pause()
          seekTo(startSeconds)
          break
        case 'seek':
          seekTo(command.seconds)
          break
        case 'play_part':
          part = { endSeconds: command.end, onComplete }
          seekTo(command.start)
          play()
      }
    }

    const readSeconds = () => {
      const { isRemote, state } = newest.current
      return isRemote ? state.positionSeconds : element.currentTime
    }

    const handle: PlayerHandle = {
      getMoment: () => ({
        seconds: readSeconds(),
        dateMs: isAtLiveEdge(newest.current.state) ? null : newest.current.dateMs(),
      }),
      getPicture: () => {
        const { state, dateMs } = newest.current
        return {
          ...state.seekable,
          seconds: readSeconds(),
          dateMs: dateMs(),
          isLive: state.isLive,
        }
      },
      getFrame: widthPx => (newest.current.isRemote ? null : drawFrame(element, widthPx)),
      place: marks => placeMarks(marks, newest.current.fragments(), newest.current.state.seekable),
      run(command, onComplete = () => {}) {
        // Any other command leaves the part.
        if (command.cmd !== 'get_time') part = null
        obey(command, onComplete)
        const { isRemote, state } = newest.current
        const { isLive, seekable, phase } = state
        return {
          seconds: readSeconds(),
          duration: seekable.endSeconds - seekable.startSeconds,
          is_live: isLive,
          is_paused: isRemote ? phase === 'paused' : element.paused,
        }
      },
    }
    const left = new AbortController()
    let isGiven = false
    const handOver = () => {
      if (isGiven || element.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return
      isGiven = true
      told.current?.(handle)
    }
    handOver()
    // A seek takes the picture away for a moment, and only a video's first data is told as such.
    for (const name of ['loadeddata', 'canplay'])
      element.addEventListener(name, handOver, { signal: left.signal })
    element.addEventListener('timeupdate', checkPart, { signal: left.signal })
    return () => {
      left.abort()
      told.current?.(null)
    }
  }, [video, isPlayable])
}

function drawFrame(video: HTMLVideoElement, widthPx: number): string | null {
  if (video.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = widthPx
  canvas.height = Math.round((widthPx * video.videoHeight) / video.videoWidth)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  try {
    return canvas.toDataURL('image/jpeg', 0.7)
  } catch {
    // Not every browser hands out the picture of every stream.
    return null
  }
}
