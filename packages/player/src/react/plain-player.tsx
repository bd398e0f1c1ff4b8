import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './player.module.css'
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
  /** Null when the player goes. */
  onHandle?: (handle: PlayerHandle | null) => void
}

const nothing = () => {}

/** A picture that plays by itself, without controls of its own. */
export function PlainPlayer(props: PlainPlayerProps) {
  const { source, label, isMuted, isPaused = false, isSmallest = false, poster, onHandle } = props
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const [hasPlayed, setHasPlayed] = useState(false)
  const parts = { video, frame, toggleCaptions: nothing, cutClip: nothing, isBehind: false, onEvent: nothing }
  const controls = usePlayer(parts, source)
  const { qualities, phase } = controls.state
  useVerbs(video, controls, onHandle)
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
      />
      {!hasPlayed && <div className={styles.poster}>{poster}</div>}
      {phase === 'waiting' && <span className={styles.spinner} aria-hidden="true" />}
    </section>
  )
}
