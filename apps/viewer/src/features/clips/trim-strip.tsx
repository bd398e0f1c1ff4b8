import type { Clip } from '@grandstand/contract'
import { findThumbnail, useStoryboard } from '@grandstand/player'
import { type ClipHandle, type ClipRange, zoomAgain, zoomOn } from '@grandstand/rules'
import { type KeyboardEvent, useState } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { GameFrame } from './game-frame.tsx'
import { LoudnessGraph } from './loudness-graph.tsx'
import { preciseClock } from './precise-clock.ts'
import styles from './trim-strip.module.css'

interface TrimStripProps {
  clip: Pick<Clip, 'event_id' | 'event_media_id'>
  range: ClipRange
  /** The available part of the game, as far as this page knows. */
  game: ClipRange
  /** What is shown; null without a player. */
  shownSeconds: number | null
  player: OpenPlayer | null
  onMove: (handle: ClipHandle, toSeconds: number) => void
  onKeyDown: (event: KeyboardEvent, handle: ClipHandle) => void
}

const slots = 10
const noStoryboard = { url: null, address: '' }

/** Two handles over the pictures around the clip. */
export function TrimStrip(props: TrimStripProps) {
  const { clip, range, game, shownSeconds, player, onMove, onKeyDown } = props
  const { editor: words } = useClipsWords()
  const { fill } = useI18n()
  const [zoom, setZoom] = useState(() => zoomOn(range, game))
  const isBeyond = range.startSeconds < zoom.startSeconds || range.endSeconds > zoom.endSeconds
  // Moved by other means than a handle.
  if (isBeyond) setZoom(zoomOn(range, game))
  const thumbnails = useStoryboard(player?.storyboard ?? noStoryboard, player !== null)
  const hasFrames = player !== null && player.storyboard.url === null
  const length = zoom.endSeconds - zoom.startSeconds
  const share = (seconds: number) => `${((seconds - zoom.startSeconds) / length) * 100}%`
  const isShown =
    shownSeconds !== null && shownSeconds >= zoom.startSeconds && shownSeconds <= zoom.endSeconds

  /** Once a handle rests, there is again something of the game on both sides. */
  const rest = () => setZoom(before => zoomAgain(before, range, game))

  const handleProps = (handle: ClipHandle, seconds: number) => ({
    type: 'range',
    step: 'any',
    min: zoom.startSeconds,
    max: zoom.endSeconds,
    value: seconds,
    'aria-valuetext': fill(words.at, { time: preciseClock(seconds) }),
    onChange: (event: { target: HTMLInputElement }) => onMove(handle, Number(event.target.value)),
    onKeyDown: (event: KeyboardEvent) => onKeyDown(event, handle),
    onKeyUp: rest,
    onPointerUp: rest,
  })

  return (
    <div className={styles.strip}>
      <div
        className={styles.film}
        aria-hidden="true"
        style={{ '--from': share(range.startSeconds), '--to': share(range.endSeconds) }}
      >
        {Array.from({ length: slots }, (_, at) => {
          const seconds = zoom.startSeconds + ((at + 0.5) / slots) * length
          const thumbnail = findThumbnail(thumbnails.list, seconds)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a position in the strip, whatever it shows
            <span key={at} className={styles.slot}>
              {thumbnail && (
                <span
                  className={styles.picture}
                  style={{
                    inlineSize: thumbnail.width,
                    blockSize: thumbnail.height,
                    backgroundImage: `url("${thumbnails.addressOf(thumbnail.url)}")`,
                    backgroundPosition: `-${thumbnail.x}px -${thumbnail.y}px`,
                  }}
                />
              )}
              {hasFrames && <GameFrame address={player.storyboard.address} seconds={seconds} />}
            </span>
          )
        })}
        <LoudnessGraph
          eventId={clip.event_id}
          mediaId={player?.mediaId ?? clip.event_media_id}
          stretch={zoom}
        />
        <span className={styles.chosen} />
        {isShown && <span className={styles.shown} style={{ '--at': share(shownSeconds) }} />}
      </div>
      <input
        className={styles.handle}
        aria-label={words.start}
        {...handleProps('start', range.startSeconds)}
      />
      <input className={styles.handle} aria-label={words.end} {...handleProps('end', range.endSeconds)} />
    </div>
  )
}
