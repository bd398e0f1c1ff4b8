import { Icon, useInSight } from '@grandstand/ui'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './game-hero.module.css'
import { HeroFilmPiece } from './hero-film-piece.tsx'

/** As long as the server keeps one. */
const everyMs = 10_000
/** After a longer rest the piece that was shown is history. */
const staleMs = 30_000

const newest = () => Math.floor(Date.now() / everyMs)

/**
 * What happens in a live game, over its still: piece after piece, each fetched while the one before plays. Without sound and
 * for the eye alone.
 */
export function HeroFilm({ address }: { address: string }) {
  const words = useI18n().words.shell
  const place = useRef<HTMLSpanElement>(null)
  const isInSight = useInSight(place)
  const [isPaused, setIsPaused] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [hasBegun, setHasBegun] = useState(false)
  const [[shown, next], setPieces] = useState<[shown: number, next: number | null]>(() => [newest(), null])
  const [isOver, setIsOver] = useState(false)
  const isPlaying = isInSight && !isPaused
  const [wasPlaying, setWasPlaying] = useState(isPlaying)
  const show = (piece: number) => {
    setPieces([piece, null])
    setIsOver(false)
  }
  if (isPlaying !== wasPlaying) {
    setWasPlaying(isPlaying)
    if (isPlaying && (newest() - shown) * everyMs > staleMs) show(newest())
  }
  // The still is there meanwhile: a busy server may have the next piece in time.
  useEffect(() => {
    if (!hasFailed) return
    const timer = setTimeout(() => {
      setPieces([newest(), null])
      setHasFailed(false)
    }, everyMs)
    return () => clearTimeout(timer)
  }, [hasFailed])
  if (hasFailed) return null
  return (
    <span ref={place} className={styles.film}>
      {[shown, ...(next === null ? [] : [next])].map(piece => (
        <HeroFilmPiece
          key={piece}
          address={`${address}?at=${piece}`}
          isPlaying={isPlaying && (piece === shown) !== isOver}
          onBegun={() => {
            setHasBegun(true)
            if (piece === next) show(piece)
          }}
          onNearEnd={() => next === null && newest() !== shown && setPieces([shown, newest()])}
          onEnd={() => {
            if (next === null) return false
            setIsOver(true)
            return true
          }}
          onFailed={() => setHasFailed(true)}
        />
      ))}
      {hasBegun && (
        <button
          className={`icon-button ${styles.filmButton}`}
          type="button"
          aria-label={isPaused ? words.playFilm : words.pauseFilm}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </button>
      )}
    </span>
  )
}
