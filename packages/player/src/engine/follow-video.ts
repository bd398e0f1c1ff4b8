import type { PlayerEvent } from '../core/player-state.ts'

type Followed = EventTarget &
  Pick<
    HTMLVideoElement,
    'src' | 'error' | 'seeking' | 'seekable' | 'buffered' | 'currentTime' | 'volume' | 'muted'
  >

/**
 * Tells what a video element does, in the player's words; the returned function ends it. `isOfLine`: when it waits, there is more of the
 * video than has come.
 */
export function followVideo(
  video: Followed,
  dispatch: (event: PlayerEvent) => void,
  isOfLine: () => boolean = () => true,
): () => void {
  const tellTime = () => {
    const { seekable, buffered, currentTime } = video
    const last = seekable.length - 1
    let bufferedSeconds = 0
    for (let index = 0; index < buffered.length; index += 1) {
      if (buffered.start(index) <= currentTime + 0.1)
        bufferedSeconds = Math.max(0, buffered.end(index) - currentTime)
    }
    dispatch({
      type: 'time',
      positionSeconds: currentTime,
      startSeconds: last < 0 ? 0 : seekable.start(0),
      endSeconds: last < 0 ? 0 : seekable.end(last),
      bufferedSeconds,
    })
  }
  const tellWaiting = () =>
    dispatch({ type: 'waiting', stalledAtMs: video.seeking ? null : Date.now(), isOfLine: isOfLine() })
  const tellVolume = () => dispatch({ type: 'volume', volume: video.volume, isMuted: video.muted })
  let source = video.src
  // A browser also pauses what it cannot decode, which nobody asked for. It reports this a little later, when the video
  // may be open again.
  const isAsked = () => video.error === null && video.src === source
  const listeners: Record<string, () => void> = {
    loadstart: () => {
      source = video.src
    },
    play: () => dispatch({ type: 'want_play' }),
    playing: () => dispatch({ type: 'playing' }),
    pause: () => (isAsked() ? dispatch({ type: 'paused' }) : tellWaiting()),
    waiting: tellWaiting,
    ended: () => dispatch({ type: 'ended' }),
    timeupdate: tellTime,
    progress: tellTime,
    durationchange: tellTime,
    seeked: tellTime,
    volumechange: tellVolume,
  }
  for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener)
  tellVolume()
  return () => {
    for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener)
  }
}
