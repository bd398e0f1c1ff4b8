import type { Event } from '@grandstand/contract'
import { PlainPlayer } from '@grandstand/player'
import { eventTitle } from '@grandstand/rules'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWatchWords } from '../../../locales/words.ts'
import type { OpenPlayer } from '../../../platform/open-player.ts'
import { watchHref } from '../../events/event-links.ts'
import type { BesideOthers } from '../../playback/playback-target.ts'
import { refusalText } from '../../playback/refusal-text.ts'
import { usePlayback } from '../../playback/use-playback.ts'
import styles from './multi-view.module.css'

interface TilePictureProps {
  event: Event
  beside: BesideOthers
  hasSound: boolean
  poster: ReactNode
  onSilenced: () => void
  /** Null when it goes. */
  onPicture: (player: OpenPlayer | null) => void
}

/** It plays by itself; without the sound in the smallest size. */
export function TilePicture({ event, beside, hasSound, poster, onSilenced, onPicture }: TilePictureProps) {
  const { gate, door } = useWatchWords()
  const { playback, refusal, place, renew, open, onMeter, keepPosition } = usePlayback({
    event: event.id,
    beside,
  })
  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    open()
  }, [open])
  if (!playback || playback.is_embedded)
    return (
      <>
        <div className={styles.poster}>{poster}</div>
        {place && (
          <p className={styles.shut} role="status">
            {door.title}
          </p>
        )}
        {(refusal !== null || playback) && (
          <p className={styles.shut}>
            {/* Nothing mutes or chooses the player of another site from here. */}
            <a className="button" href={watchHref(event)}>
              {refusal === null ? eventTitle(event) : refusalText(refusal, gate)}
            </a>
          </p>
        )}
      </>
    )
  const { playback_id: id, event_media_id: mediaId, url, storyboard_url, resume_seconds, early } = playback
  const isLive = event.stream_status === 'live'
  return (
    <PlainPlayer
      source={{ id, isLive, startSeconds: resume_seconds, startDateMs: null, address: url, renew, early }}
      label={eventTitle(event)}
      isMuted={!hasSound}
      isSmallest={!hasSound}
      poster={poster}
      onSilenced={onSilenced}
      onMeter={beside.isCounted ? onMeter : undefined}
      onPosition={(seconds, duration) => keepPosition(seconds, isLive ? null : duration)}
      onHandle={handle =>
        onPicture(
          handle && mediaId !== null
            ? { handle, mediaId, storyboard: { url: storyboard_url, address: url } }
            : null,
        )
      }
    />
  )
}
