import { type ReactNode, useRef, useState } from 'react'
import { toggleCaptions } from '../core/choose-captions.ts'
import type { Signal } from '../core/choose-notice.ts'
import type { Mark } from '../core/mark.ts'
import type { PlayerMeter } from '../engine/create-meter-feed.ts'
import { behindText } from './behind-text.ts'
import { type CameraChoice, CameraSwitch } from './camera-switch.tsx'
import { CaptionLines } from './caption-lines.tsx'
import { type CaptionChoice, ControlBar } from './control-bar.tsx'
import { Flashes } from './flashes.tsx'
import { noticeText } from './notice-text.ts'
import { PlayButton } from './play-button.tsx'
import styles from './player.module.css'
import type { PlayerWords } from './player-words.ts'
import { Resumed } from './resumed.tsx'
import type { PlayerSwitch } from './settings-menu.tsx'
import { useBarScale } from './use-bar-scale.ts'
import { useCaptions } from './use-captions.ts'
import { type CastTarget, useCast } from './use-cast.ts'
import { type CastAction, useCastAction } from './use-cast-action.ts'
import { useFlash } from './use-flash.ts'
import { useKeys } from './use-keys.ts'
import { useMarks } from './use-marks.ts'
import { type MediaDescription, useMediaSession } from './use-media-session.ts'
import { useMeter } from './use-meter.ts'
import { useNotice } from './use-notice.ts'
import { usePhase } from './use-phase.ts'
import { type PlayerSource, usePlayer } from './use-player.ts'
import { useRestingPointer } from './use-resting-pointer.ts'
import { useTaps } from './use-taps.ts'
import { type PlayerHandle, useVerbs } from './use-verbs.ts'
import { useWakingTouch } from './use-waking-touch.ts'

interface PlayerProps extends CaptionChoice, CameraChoice {
  source: PlayerSource
  words: PlayerWords
  /** Stands until the picture moves. */
  poster: ReactNode
  media: MediaDescription
  /** WebVTT that names parts of pictures; null: there is none. */
  storyboardUrl: string | null
  /** Nothing tells how long it is. */
  hidesLength?: boolean
  /** Where the viewer had left off; 0: nowhere. */
  resumedSeconds: number
  /** `lostAtText`: when the signal was lost, as the viewer's clock shows it. */
  signal: Signal & { lostAtText: string }
  /** What comes next, when the game ends while it is watched. */
  over: ReactNode
  /** The length is Infinity, or grows, while the game is live. */
  onPosition?: (seconds: number, durationSeconds: number) => void
  /** Null when the player goes. */
  onHandle?: (handle: PlayerHandle | null) => void
  /** What counts the player; null when it goes. */
  onMeter?: ((meter: PlayerMeter | null) => void) | undefined
  onEnded?: () => void
  onFailed?: () => void
  onReopen: () => void
  /** Without it there is nothing to cut by. */
  onClip?: (() => void) | undefined
  /** What the bar shows and leads to. */
  marks?: readonly Mark[]
  /** Lies on the picture, as a score does; not in a corner. */
  overlay?: ReactNode
  /** Choices of the page around, among the settings. */
  switches?: readonly PlayerSwitch[]
  /** Set while it plays on in a corner, where there is no room for a bar: what is offered there instead. */
  small?: ReactNode
  /** Without it nothing is cast. */
  cast?: CastTarget | null
  /** The way to a television and back, for a button of the page around; null: there is none. */
  onCast?: ((action: CastAction | null) => void) | undefined
  /** Something else is shown in its place: it runs on without sound. */
  isBehind?: boolean
}

const noMarks: readonly Mark[] = []
const noSwitches: readonly PlayerSwitch[] = []

export function Player(props: PlayerProps) {
  const { source, words, signal, captions, captionLanguage, onCaptionLanguage } = props
  const frame = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const lastCaption = useRef(captionLanguage)
  lastCaption.current = captionLanguage ?? lastCaption.current
  const [isCut, flashCut] = useFlash()
  const onEvent = useMeter(video, props.onMeter)
  const local = usePlayer(
    {
      video,
      frame,
      toggleCaptions: () => onCaptionLanguage(toggleCaptions(captions, captionLanguage, lastCaption.current)),
      cutClip: () => {
        if (!props.onClip) return
        props.onClip()
        flashCut()
      },
      isBehind: props.isBehind ?? false,
      onEvent,
    },
    source,
  )
  const [hasPlayed, setHasPlayed] = useState(false)
  const cast = useCast(local, {
    target: props.cast ?? null,
    isReady: hasPlayed && !props.isBehind,
    video,
    source,
    media: props.media,
    words,
    onPosition: props.onPosition,
    onEvent,
  })
  const { controls } = cast
  useCastAction(cast.action, props.onCast)
  const { state, command, isRemote } = controls
  const isResting = useRestingPointer(frame)
  const isHidden = isResting && state.phase === 'playing' && !isRemote
  const wake = useWakingTouch(isHidden)
  const scale = useBarScale(state, props.hidesLength ?? false)
  const onKeyDown = useKeys(frame, wanted => {
    // A share of a video whose length is not told is one of what its bar shows.
    if (scale.isOpen && wanted.name === 'seek_to_share')
      controls.seekTo(scale.startSeconds + (scale.endSeconds - scale.startSeconds) * wanted.share)
    else command(wanted)
  })
  const { hint, onPointerUp, onClick } = useTaps(command)
  const { notice, wayBackSeconds } = useNotice(local.state, signal)
  const caption = captions.find(({ language }) => language === captionLanguage) ?? null
  const lines = useCaptions(video, caption, source.address)
  useMediaSession(props.media, controls, scale.isOpen)
  useVerbs(video, controls, props.onHandle)
  usePhase(local.state.phase, { ended: props.onEnded, failed: props.onFailed })
  const marks = useMarks(props.marks ?? noMarks, controls)
  const isOver = notice?.kind === 'over'
  const isSmall = props.small !== undefined && props.small !== null
  const isBusy = (state.phase === 'loading' || state.phase === 'waiting') && !isOver
  const text = cast.text ?? noticeText(notice, words, signal.lostAtText)

  return (
    <section
      ref={frame}
      className={styles.player}
      aria-label={words.player}
      tabIndex={-1}
      data-resting={isHidden}
      data-remote={isRemote}
      onKeyDown={onKeyDown}
      onPointerDownCapture={wake.onPointerDownCapture}
      onClickCapture={wake.onClickCapture}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions are drawn by the player, see useCaptions */}
      <video
        ref={video}
        className={styles.video}
        playsInline
        tabIndex={-1}
        onPlaying={() => setHasPlayed(true)}
        onTimeUpdate={({ currentTarget: { currentTime, duration } }) =>
          props.onPosition?.(currentTime, duration)
        }
        onPointerUp={onPointerUp}
        onClick={onClick}
      />
      {!hasPlayed && <div className={styles.poster}>{props.poster}</div>}
      {hasPlayed && !isSmall && props.overlay}
      {!isRemote && <CaptionLines lines={lines} />}
      <Flashes hint={hint} isCut={isCut} />
      <p
        className={styles.status}
        role="status"
        data-shown={text !== null}
        data-kind={isRemote ? 'cast' : notice?.kind}
      >
        {text ?? (isBusy ? <span className="visually-hidden">{words.loading}</span> : null)}
      </p>
      {isBusy && text === null && <span className={styles.spinner} aria-hidden="true" />}
      {isOver && <div className={styles.over}>{props.over}</div>}
      {!isSmall && state.isSilenced && (
        <button
          className={`button ${styles.sound}`}
          type="button"
          onClick={() => command({ name: 'toggle_mute' })}
        >
          {words.turnSoundOn}
        </button>
      )}
      <div className={styles.top}>
        <CameraSwitch
          cameras={props.cameras}
          camera={props.camera}
          onCamera={props.onCamera}
          label={words.cameras}
        />
      </div>
      {!isSmall && wayBackSeconds !== null && (
        <button className={`button ${styles.wayBack}`} type="button" onClick={controls.goLive}>
          {behindText(words, wayBackSeconds)} · {words.goLive}
        </button>
      )}
      {!isSmall && <Resumed controls={controls} words={words} seconds={props.resumedSeconds} />}
      {props.small}
      {isSmall ? (
        <div className={styles.smallPlay}>
          <PlayButton controls={controls} words={words} />
        </div>
      ) : state.phase === 'failed' ? (
        <button className={`button button--primary ${styles.again}`} type="button" onClick={props.onReopen}>
          {words.tryAgain}
        </button>
      ) : (
        <ControlBar
          controls={controls}
          words={words}
          scale={scale}
          video={video}
          storyboard={{ url: props.storyboardUrl, address: source.address }}
          marks={marks}
          canClip={props.onClip !== undefined}
          switches={props.switches ?? noSwitches}
          cast={cast.action}
          cameras={props.cameras}
          camera={props.camera}
          onCamera={props.onCamera}
          captions={captions}
          captionLanguage={captionLanguage}
          onCaptionLanguage={onCaptionLanguage}
        />
      )}
    </section>
  )
}
