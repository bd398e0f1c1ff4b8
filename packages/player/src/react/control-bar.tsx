import type { RefObject } from 'react'
import { formatClock } from '../core/format-clock.ts'
import { behindLiveSeconds, isAtLiveEdge } from '../core/live-edge.ts'
import styles from './control-bar.module.css'
import { PlayerIcon, type PlayerIconName } from './player-icon.tsx'
import type { PlayerWords } from './player-words.ts'
import type { PlayerControls } from './use-player.ts'

interface ControlBarProps {
  controls: PlayerControls
  words: PlayerWords
  video: RefObject<HTMLVideoElement | null>
}

const rates = [0.5, 1, 1.25, 1.5, 2]

export function ControlBar({ controls, words, video }: ControlBarProps) {
  const { state, command } = controls
  const isPlaying = state.phase === 'playing' || state.phase === 'waiting' || state.phase === 'loading'
  const playWord = state.phase === 'ended' ? words.replay : isPlaying ? words.pause : words.play
  const canPip = typeof document !== 'undefined' && document.pictureInPictureEnabled
  return (
    <div className={styles.bar}>
      <SeekBar controls={controls} words={words} />
      <div className={styles.row}>
        <Button
          icon={isPlaying ? 'pause' : 'play'}
          label={playWord}
          onPress={() => command({ name: 'toggle_play' })}
        />
        <Button icon="back" label={words.back} onPress={() => command({ name: 'seek_by', seconds: -10 })} />
        <Button
          icon="forward"
          label={words.forward}
          onPress={() => command({ name: 'seek_by', seconds: 10 })}
        />
        <Button
          icon={state.isMuted ? 'muted' : 'loud'}
          label={state.isMuted ? words.unmute : words.mute}
          onPress={() => command({ name: 'toggle_mute' })}
        />
        <input
          className={styles.volume}
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={state.isMuted ? 0 : state.volume}
          aria-label={words.volume}
          onChange={event => controls.setVolume(Number(event.target.value))}
        />
        <Clock controls={controls} words={words} />
        <span className={styles.gap} />
        {state.qualities.length > 1 && (
          <select
            className={styles.select}
            aria-label={words.quality}
            value={state.quality ?? ''}
            onChange={event =>
              controls.setQuality(event.target.value === '' ? null : Number(event.target.value))
            }
          >
            <option value="">{words.autoQuality}</option>
            {state.qualities.map(height => (
              <option key={height} value={height}>{`${height}p`}</option>
            ))}
          </select>
        )}
        {!state.isLive && (
          <select
            className={styles.select}
            aria-label={words.speed}
            value={state.rate}
            onChange={event => controls.setRate(Number(event.target.value))}
          >
            {rates.map(rate => (
              <option key={rate} value={rate}>{`${rate}×`}</option>
            ))}
          </select>
        )}
        {canPip && (
          <Button
            icon="pip"
            isForLargeScreens
            label={words.pictureInPicture}
            onPress={() => void video.current?.requestPictureInPicture().catch(() => {})}
          />
        )}
        <Button
          icon="fullscreen"
          label={words.fullscreen}
          onPress={() => command({ name: 'toggle_fullscreen' })}
        />
      </div>
    </div>
  )
}

function SeekBar({ controls, words }: Pick<ControlBarProps, 'controls' | 'words'>) {
  const { seekable, positionSeconds, bufferedSeconds } = controls.state
  const length = seekable.endSeconds - seekable.startSeconds
  const share = (seconds: number) => (length > 0 ? ((seconds - seekable.startSeconds) / length) * 100 : 0)
  return (
    <input
      className={styles.seek}
      type="range"
      min={seekable.startSeconds}
      max={seekable.endSeconds}
      step="any"
      value={positionSeconds}
      aria-label={words.seek}
      aria-valuetext={formatClock(positionSeconds - seekable.startSeconds)}
      style={{
        '--played': `${share(positionSeconds)}%`,
        '--buffered': `${share(positionSeconds + bufferedSeconds)}%`,
      }}
      onChange={event => controls.seekTo(Number(event.target.value))}
    />
  )
}

function Clock({ controls, words }: Pick<ControlBarProps, 'controls' | 'words'>) {
  const { state } = controls
  const { startSeconds, endSeconds } = state.seekable
  if (!state.isLive) {
    return (
      <span className={styles.clock}>
        {formatClock(state.positionSeconds - startSeconds)} / {formatClock(endSeconds - startSeconds)}
      </span>
    )
  }
  const isLive = isAtLiveEdge(state)
  const behind = words.behind.replace('{time}', formatClock(behindLiveSeconds(state)))
  return (
    <>
      <button
        className={styles.live}
        type="button"
        data-live={isLive}
        aria-label={isLive ? words.live : words.goLive}
        onClick={controls.goLive}
      >
        {words.live}
      </button>
      {!isLive && <span className={styles.clock}>{behind}</span>}
    </>
  )
}

interface ButtonProps {
  icon: PlayerIconName
  label: string
  isForLargeScreens?: boolean
  onPress: () => void
}

function Button(props: ButtonProps) {
  return (
    <button
      className={props.isForLargeScreens ? `${styles.button} ${styles.small}` : styles.button}
      type="button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onPress}
    >
      <PlayerIcon name={props.icon} />
    </button>
  )
}
