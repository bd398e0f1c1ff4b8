import type { Clip } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { CardPicture, Icon, useReducedMotion } from '@grandstand/ui'
import { useEffect, useRef, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { clipHref, momentHref } from './clip-links.ts'
import { keepClipTrk } from './keep-clip-trk.ts'
import styles from './moment-feed.module.css'
import { ReportClip } from './report-clip.tsx'
import { ShareClip } from './share-clip.tsx'
import { useGameLabel } from './use-game-label.ts'

interface MomentSlideProps {
  clip: Clip
  isCurrent: boolean
  /** It is near: its video is loaded. */
  isReady: boolean
  /** Enough of it is here to play it through. */
  onPlayable: () => void
  isMuted: boolean
  onMute: () => void
  /** Null at the ends. */
  onBefore: (() => void) | null
  onNext: (() => void) | null
}

export function MomentSlide(props: MomentSlideProps) {
  const { clip, isCurrent, isReady, onPlayable, isMuted, onMute, onBefore, onNext } = props
  const { storage } = useApp()
  const { fill } = useI18n()
  const { moments: words, list } = useClipsWords()
  const label = useGameLabel(clip)
  const isCalm = useReducedMotion()
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setIsPlaying] = useState(false)
  const hasVideo = isReady && clip.url !== null

  useEffect(() => {
    const element = video.current
    if (!element || !hasVideo) return
    // A browser that lets nothing begin by itself leaves it to the button.
    if (isCurrent && !isCalm) void element.play().catch(() => {})
    else element.pause()
  }, [isCurrent, isCalm, hasVideo])

  // A video that is only taken out of the page goes on loading, at the cost of those that are to come.
  useEffect(() => {
    const element = video.current
    if (!hasVideo || !element) return
    return () => {
      element.removeAttribute('src')
      element.load()
    }
  }, [hasVideo])

  function toggle() {
    if (video.current?.paused) void video.current.play().catch(() => {})
    else video.current?.pause()
  }

  return (
    <li className={styles.slide} inert={!isCurrent} tabIndex={-1}>
      {hasVideo ? (
        <video
          ref={video}
          className={styles.video}
          src={clip.url ?? undefined}
          poster={clip.image_url ?? undefined}
          preload="auto"
          muted={isMuted}
          loop
          playsInline
          tabIndex={-1}
          onClick={toggle}
          onCanPlayThrough={onPlayable}
          onPlay={() => setIsPlaying(true)}
          onPause={() => setIsPlaying(false)}
        />
      ) : (
        <CardPicture src={clip.image_url} />
      )}
      <div className={`${styles.words} stack-2`}>
        <h2 className={styles.name}>
          <a href={clipHref(clip)}>{clip.name}</a>
        </h2>
        <p className="meta">{eventTitle(clip.event)}</p>
        {clip.url === null && <p className="meta">{words.preparing}</p>}
        <div className={`${styles.actions} row-2`}>
          <a
            className="button button--primary"
            href={momentHref(clip)}
            onClick={() => keepClipTrk(storage, clip)}
          >
            {label}
          </a>
          <ShareClip clip={clip} />
          {hasVideo ? (
            <>
              <button className="button" type="button" onClick={toggle}>
                <Icon name={isPlaying ? 'pause' : 'play'} />
                <span className="visually-hidden">{isPlaying ? words.pause : words.play}</span>
              </button>
              <button className="button" type="button" onClick={onMute}>
                {isMuted ? words.unmute : words.mute}
              </button>
            </>
          ) : (
            <a className="button" href={clipHref(clip)} aria-label={fill(list.open, { name: clip.name })}>
              <Icon name="play" />
            </a>
          )}
          <ReportClip clip={clip} />
          {onBefore && (
            <button className={`button ${styles.step}`} type="button" onClick={onBefore}>
              {words.before}
            </button>
          )}
          {onNext && (
            <button className={`button ${styles.step}`} type="button" onClick={onNext}>
              {words.next}
            </button>
          )}
        </div>
      </div>
    </li>
  )
}
