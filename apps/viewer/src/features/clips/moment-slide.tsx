import type { Clip } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { Icon, type IconName, LateImage } from '@grandstand/ui'
import { type ReactNode, useRef } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { GameLink } from './game-link.tsx'
import { MomentCaption, type MomentParts } from './moment-caption.tsx'
import styles from './moment-feed.module.css'
import { MomentMore } from './moment-more.tsx'
import { useDownloadClip } from './use-download-clip.ts'
import { cropAt, useFilm } from './use-film.ts'

interface MomentSlideProps {
  clip: Clip
  parts: MomentParts
  isCurrent: boolean
  /** It is near: its film is loaded. */
  isReady: boolean
  /** Enough of it is here to play it through. */
  onPlayable: () => void
  isMuted: boolean
  onMute: () => void
  onShare: () => void
  /** Null at the ends. */
  onBefore: (() => void) | null
  onNext: (() => void) | null
}

/** Two taps so close are one wish. */
const doubleTapMs = 300

export function MomentSlide(props: MomentSlideProps) {
  const { clip, parts, isCurrent, isReady, onPlayable, isMuted, onMute, onShare, onBefore, onNext } = props
  const { moments: words, share, download: saving } = useClipsWords()
  const video = useRef<HTMLVideoElement>(null)
  const bar = useRef<HTMLElement>(null)
  const tappedAtMs = useRef(0)
  const [file, form] = clip.vertical?.url
    ? ([clip.vertical.url, 'vertical'] as const)
    : ([clip.url, 'wide'] as const)
  const hasFilm = isReady && file !== null
  const { isPlaying, toggle, events } = useFilm(video, bar, clip, { isCurrent, isLoaded: hasFilm })
  const download = useDownloadClip(clip, form)
  const team = eventSides(clip.event)?.home ?? clip.event.participants[0]
  const isWhole = clip.vertical?.framing.kind === 'whole'
  // The still shows the same part as the film: nothing jumps when it begins.
  const crop = { objectPosition: cropAt(clip, clip.start_time) }

  /** The first tap pauses at once; the second takes that back and shares. */
  function tap(atMs: number) {
    toggle()
    if (atMs - tappedAtMs.current < doubleTapMs) onShare()
    tappedAtMs.current = atMs
  }

  return (
    <li className={styles.slide} inert={!isCurrent} tabIndex={-1} aria-label={clip.name}>
      {clip.image_url !== null && (
        <LateImage className={styles.film} src={clip.image_url} style={crop} data-whole={isWhole} />
      )}
      {hasFilm && (
        <>
          <video
            ref={video}
            className={styles.film}
            src={file}
            style={form === 'wide' ? crop : undefined}
            data-whole={isWhole && form === 'wide'}
            preload="auto"
            muted={isMuted}
            loop
            playsInline
            tabIndex={-1}
            onCanPlayThrough={onPlayable}
            {...events}
          />
          <button
            className={styles.tap}
            type="button"
            aria-label={isPlaying ? words.pause : words.play}
            onClick={event => tap(event.timeStamp)}
          >
            {!isPlaying && <Icon name="play" />}
          </button>
        </>
      )}
      <div className={styles.words}>
        <MomentCaption clip={clip} parts={parts} isComing={clip.url === null} />
        <GameLink clip={clip} />
      </div>
      <div className={styles.edge}>
        {team && parts.follow(team)}
        <EdgeButton icon="share" onClick={onShare}>
          {share.action}
        </EdgeButton>
        {download && (
          <EdgeButton icon="download" isBusy={download.isPending} onClick={download.start}>
            {saving.short}
          </EdgeButton>
        )}
        {hasFilm && (
          <EdgeButton
            icon={isMuted ? 'sound_off' : 'sound'}
            label={isMuted ? words.unmute : words.mute}
            onClick={onMute}
          >
            {words.sound}
          </EdgeButton>
        )}
        <MomentMore clip={clip}>
          {open => (
            <EdgeButton icon="more" hasDialog onClick={open}>
              {words.more}
            </EdgeButton>
          )}
        </MomentMore>
      </div>
      <div className={styles.steps}>
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
      <span className={styles.track} aria-hidden="true">
        <i ref={bar} />
      </span>
    </li>
  )
}

interface EdgeButtonProps {
  icon: IconName
  children: ReactNode
  /** Where the word under the icon does not say it all. */
  label?: string
  hasDialog?: boolean
  isBusy?: boolean
  onClick: () => void
}

function EdgeButton({ icon, children, label, hasDialog, isBusy, onClick }: EdgeButtonProps) {
  return (
    <button
      className={styles.action}
      type="button"
      aria-label={label}
      aria-haspopup={hasDialog && 'dialog'}
      disabled={isBusy}
      onClick={onClick}
    >
      <Icon name={icon} />
      {children}
    </button>
  )
}
