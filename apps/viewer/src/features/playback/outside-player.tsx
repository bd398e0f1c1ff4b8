import type { Event } from '@grandstand/contract'
import { CameraSwitch } from '@grandstand/player'
import { eventTitle } from '@grandstand/rules'
import { useEffect, useRef } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { EmbeddedFrame } from './embedded-frame.tsx'
import type { OpenPlayback } from './open-playback.ts'
import { isPlayable } from './playable-media.ts'
import type { Playing } from './use-playback.ts'
import styles from './watch-stage.module.css'

interface OutsidePlayerProps {
  event: Event
  playback: OpenPlayback
  playing: Playing
}

/** A player of another site, with the way back to the game's own cameras. */
export function OutsidePlayer({ event, playback, playing: { switchTo, moment } }: OutsidePlayerProps) {
  const { player: words } = useWatchWords()
  const section = useRef<HTMLElement>(null)
  // The button that led here is gone, so keyboard users go on here.
  useEffect(() => {
    if (document.activeElement === document.body) section.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section ref={section} className={styles.outside} aria-label={words.player} tabIndex={-1}>
      <EmbeddedFrame url={playback.url} title={eventTitle(event)} />
      <CameraSwitch
        cameras={event.media.filter(isPlayable)}
        camera={playback.event_media_id ?? 0}
        // A live game has gone on meanwhile; a replay has waited where it was left.
        onCamera={id => switchTo(id, event.stream_status === 'live' ? null : moment)}
        label={words.cameras}
      />
    </section>
  )
}
