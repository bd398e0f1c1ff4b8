import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'
import type { ShellWords } from './shell-types.ts'
import { useInSight } from './use-in-sight.ts'

export interface SlideFilmProps {
  address: string
  words: ShellWords
}

/** Without sound and round and round, while its slide is the one in view; for the eye alone. */
export function SlideFilm({ address, words }: SlideFilmProps) {
  const film = useRef<HTMLVideoElement>(null)
  const isInView = useInSight(film)
  const [isPaused, setIsPaused] = useState(false)
  const [hasBegun, setHasBegun] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isPlaying = isInView && !isPaused

  useEffect(() => {
    // A browser that lets nothing play by itself leaves the picture.
    if (isPlaying) film.current?.play().catch(() => {})
    else film.current?.pause()
  }, [isPlaying])

  if (hasFailed) return null
  return (
    <>
      <video
        ref={film}
        className={hasBegun ? 'hero__film hero__film--there' : 'hero__film'}
        src={address}
        aria-hidden="true"
        tabIndex={-1}
        preload="none"
        muted
        loop
        playsInline
        disablePictureInPicture
        onPlaying={() => setHasBegun(true)}
        onError={() => setHasFailed(true)}
      />
      {hasBegun && (
        <button
          className="icon-button hero__film-button"
          type="button"
          aria-label={isPaused ? words.playFilm : words.pauseFilm}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
    </>
  )
}
