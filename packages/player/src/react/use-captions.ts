import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Caption } from '../core/choose-captions.ts'
import { withToken } from '../engine/with-token.ts'

/**
 * The lines to show now. The browser reads the file and keeps the time; the player draws the words, so that they are
 * above its controls.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  caption: Caption | null,
  address: string,
): string[] {
  const [lines, setLines] = useState<string[]>([])
  const newest = useRef(address)
  newest.current = address
  const { language, name, url } = caption ?? {}
  useEffect(() => {
    const element = video.current
    if (!element || language === undefined || name === undefined || url === undefined) return
    const file = document.createElement('track')
    Object.assign(file, {
      kind: 'captions',
      srclang: language,
      label: name,
      src: withToken(url, newest.current),
    })
    element.append(file)
    const { track } = file
    track.mode = 'hidden'
    const tell = () => {
      const cues = [...(track.activeCues ?? [])]
      setLines(cues.flatMap(cue => (cue instanceof VTTCue ? linesOf(cue) : [])))
    }
    track.addEventListener('cuechange', tell)
    return () => {
      track.removeEventListener('cuechange', tell)
      file.remove()
      setLines([])
    }
  }, [video, language, name, url])
  return lines
}

/** Without the marks for voices, colours and times. */
function linesOf(cue: VTTCue): string[] {
  return (cue.getCueAsHTML().textContent ?? '').split('\n')
}
