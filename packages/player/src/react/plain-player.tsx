import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PlayerMeter } from '../engine/create-meter-feed.ts'
import styles from './player.module.css'
import { useMeter } from './use-meter.ts'
import { type PlayerSource, usePlayer } from './use-player.ts'
import { type PlayerHandle, useVerbs } from './use-verbs.ts'

interface PlainPlayerProps {
  source: PlayerSource
  /** What the picture shows. */
  label: string
  isMuted: boolean
  isPaused?: boolean
  /** In the smallest size that there is: others count more. */
  isSmallest?: boolean
  /** Stands until the picture moves. */
  poster: ReactNode
  /** The length is Infinity, or grows, while the game is live. */
  onPosition?: (seconds: number, durationSeconds: number) => void
  /** The browser lets it play without sound only. */
  onSilenced?: () => void
  /** What counts the player; null when it goes. */
  onMeter?: ((meter: PlayerMeter | null) => void) | undefined
  /** Null when the player goes. */
  onHandle?: (handle: PlayerHandle | null) => void
}

const nothing = () => {}

/** A picture that plays by itself, without controls of its own. */
export function PlainPlayer(props: PlainPlayerProps) {
  const { source, label, isMuted, isPaused = false, isSmallest = false, poster } = props
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [hasPlayed, setHasPlayed] = useState(false)
  const onEvent = useMeter(video, props.onMeter)
  const parts = { video, frame, toggleCaptions: nothing, cutClip: nothing, isBehind: false, onEvent }
  const controls = usePlayer(parts, source)
  const { qualities, phase, isSilenced } = controls.state
  useVerbs(video, controls, props.onHandle)
  const silenced = useEffectEvent(() => props.onSilenced?.())
  useEffect(() => {
    if (isSilenced) silenced()
  }, [isSilenced])
  // Before the engine lets it play: a browser begins by itself only what has no sound.
  useLayoutEffect(() => {
    if (video.current) video.current.muted = isMuted
  }, [isMuted])
  const smallest = isSmallest && qualities.length > 0 ? Math.min(...qualities) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controls are made for each drawing and do the same each time
  useEffect(() => controls.setQuality(smallest), [smallest])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useEffect(() => {
    if (!hasPlayed) return
    if (isPaused) controls.pause()
    else controls.play()
  }, [isPaused, hasPlayed])
  return (
    <section ref={frame} className={styles.player} aria-label={label}>
      {/* biome-ignore lint/a11y/useMediaCaption: it stands beside others or plays for seconds, mostly without sound */}
      <video
        ref={video}
        className={styles.video}
        playsInline
        tabIndex={-1}
        onPlaying={() => setHasPlayed(true)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          props.onPosition?.(currentTime, duration)
        }
      />
      {!hasPlayed && <div className={styles.poster}>{poster}</div>}
      {phase === 'waiting' && <span className={styles.spinner} aria-hidden="true" />}
    </section>
  )
}
