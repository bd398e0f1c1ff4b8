import { type RefObject, useEffect, useState } from 'react'

/** Safari's own way to a television. */
interface AirPlayVideo {
  webkitShowPlaybackTargetPicker: () => void
}

function hasAirPlay(video: HTMLVideoElement): video is HTMLVideoElement & AirPlayVideo {
  return 'webkitShowPlaybackTargetPicker' in video
}

/** Opens the browser's list of screens nearby; null while there is none. */
export function useRemote(video: RefObject<HTMLVideoElement | null>): (() => void) | null {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (hasAirPlay(element)) {
      const onChange = (event: Event) =>
        setIsThere('availability' in event && event.availability === 'available')
      element.addEventListener('webkitplaybacktargetavailabilitychanged', onChange)
      return () => element.removeEventListener('webkitplaybacktargetavailabilitychanged', onChange)
    }
    if (!('remote' in element)) return
    let watch: number | null = null
    element.remote.watchAvailability(setIsThere).then(
      id => {
        watch = id
      },
      // Where it cannot be watched for, there is nothing to offer.
      () => {},
    )
    return () => {
      if (watch !== null) void element.remote.cancelWatchAvailability(watch).catch(() => {})
    }
  }, [video])
  if (!isThere) return null
  return () => {
    const element = video.current
    if (!element) return
    if (hasAirPlay(element)) element.webkitShowPlaybackTargetPicker()
    // Closing the list is a choice.
    else void element.remote.prompt().catch(() => {})
  }
}
