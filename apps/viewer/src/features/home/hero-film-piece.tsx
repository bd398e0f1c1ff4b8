import { useEffect, useRef, useState } from 'react'
import styles from './game-hero.module.css'

/** Before its end the next piece is fetched. */
const aheadSeconds = 3

interface HeroFilmPieceProps {
  address: string
  isPlaying: boolean
  onBegun: () => void
  onNearEnd: () => void
  /** False: nothing follows, so it plays again. */
  onEnd: () => boolean
  onFailed: () => void
}

export function HeroFilmPiece(props: HeroFilmPieceProps) {
  const { address, isPlaying, onBegun, onNearEnd, onEnd, onFailed } = props
  const film = useRef<HTMLVideoElement>(null)
  const [hasBegun, setHasBegun] = useState(false)
  // A browser that lets nothing play by itself leaves the still.
  const play = () => void film.current?.play().catch(() => {})
  useEffect(() => {
    if (isPlaying) film.current?.play().catch(() => {})
    else film.current?.pause()
  }, [isPlaying])
  return (
    <video
      ref={film}
      className={styles.filmPiece}
      data-begun={hasBegun}
      src={address}
      aria-hidden="true"
      tabIndex={-1}
      preload="auto"
      muted
      playsInline
      disablePictureInPicture
      onPlaying={() => {
        setHasBegun(true)
        onBegun()
      }}
      onTimeUpdate={({ currentTarget: { currentTime, duration } }) => {
        if (duration - currentTime < aheadSeconds) onNearEnd()
      }}
      onEnded={() => !onEnd() && play()}
      onError={onFailed}
    />
  )
}
