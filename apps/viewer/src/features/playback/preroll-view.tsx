import type { Preroll } from '@grandstand/contract'
import { type PrerollStep, prerollPatienceMs, secondsToSkip } from '@grandstand/rules'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { playClip } from './play-clip.ts'
import styles from './preroll-view.module.css'

interface PrerollViewProps {
  preroll: Preroll
  /** Stands behind until the first picture is there. */
  poster: ReactNode
  /** The first picture is there, it has ended, or was skipped. */
  onStep: (step: PrerollStep) => void
  /** However it came to its end, or to nothing. */
  onOver: () => void
}

export function PrerollView({ preroll, poster, onStep, onOver }: PrerollViewProps) {
  const { plural } = useI18n()
  const { preroll: words, player } = useWatchWords()
  const video = useRef<HTMLVideoElement>(null)
  const [played, setPlayed] = useState(0)
  const [duration, setDuration] = useState(0)
  const [isShown, setIsShown] = useState(false)
  const [isMuted, setIsMuted] = useState(false)
  const end = useEffectEvent(onOver)
  const skip = useRef<HTMLButtonElement>(null)
  // What was pressed to come here is gone: the next press is to be the way to the game.
  useEffect(() => {
    if (document.activeElement === document.body) skip.current?.focus({ preventScroll: true })
  }, [])

  useEffect(() => {
    const element = video.current
    if (!element) return
    void playClip(element).then(how => {
      if (how === 'refused') end()
      else setIsMuted(how === 'muted')
    })
  }, [])
  // Each new picture gives it more time. Without one it is skipped, at the start or half-way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer restarts with every step
  useEffect(() => {
    const timer = setTimeout(end, prerollPatienceMs)
    return () => clearTimeout(timer)
  }, [played, isShown])

  const toSkip = secondsToSkip(preroll, played)
  const left = Math.max(0, Math.ceil(duration - played))
  const hasEnd = Number.isFinite(duration) && duration > 0
  return (
    <section className={styles.preroll} aria-label={preroll.is_ad ? words.region : words.own}>
      {poster}
      <video
        className={isShown ? styles.video : styles.waiting}
        ref={video}
        src={preroll.url}
        playsInline
        preload="auto"
        onPlaying={() => {
          if (isShown) return
          setIsShown(true)
          onStep('started')
        }}
        onDurationChange={event => setDuration(event.currentTarget.duration)}
        onTimeUpdate={event => setPlayed(event.currentTarget.currentTime)}
        onEnded={() => {
          onStep('whole')
          onOver()
        }}
        onError={onOver}
      >
        <track kind="captions" />
      </video>
      <div className={styles.bar}>
        <p className={styles.ad}>
          {preroll.is_ad && <span className={styles.badge}>{words.ad}</span>}
          {isShown && hasEnd && <span>{plural(words.left, left)}</span>}
        </p>
        {isMuted && (
          <button
            className="button"
            type="button"
            onClick={() => {
              if (video.current) video.current.muted = false
              setIsMuted(false)
            }}
          >
            {player.unmute}
          </button>
        )}
        {toSkip !== null && (
          <button
            ref={skip}
            className={`button ${styles.skip}`}
            type="button"
            // Disabled, it could not have the focus before it is of use.
            aria-disabled={toSkip > 0}
            onClick={() => {
              if (toSkip > 0) return
              // Of a film that nobody saw nothing was skipped.
              if (isShown) onStep('skipped')
              onOver()
            }}
          >
            {toSkip > 0 ? plural(words.skipIn, toSkip) : words.skip}
          </button>
        )}
      </div>
    </section>
  )
}
