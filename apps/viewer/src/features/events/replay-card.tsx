import type { Event } from '@grandstand/contract'
import { Icon, MediaCard } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './event-card.module.css'
import { watchHref } from './event-links.ts'
import type { EventNames } from './event-names.ts'
import { sportText } from './event-words.ts'
import { GameStill } from './game-still.tsx'
import { GameWords } from './game-words.tsx'
import { useEventClock } from './use-event-clock.ts'
import { WatchedBar } from './watched-bar.tsx'

/** A game that is over, without its result: some have not seen it yet. */
export function ReplayCard({ event, names }: { event: Event; names: EventNames }) {
  const i18n = useI18n()
  const day = useEventClock(event)
  const media = (
    <>
      <GameStill event={event} />
      {event.has_picture && (
        <span className={styles.play}>
          <Icon name="play" />
        </span>
      )}
      <WatchedBar event={event} />
    </>
  )
  return (
    <MediaCard
      href={watchHref(event)}
      media={media}
      preview={event.media.find(({ type }) => type === 'preview')?.url ?? null}
    >
      <GameWords event={event} text={[sportText(event, names, i18n), day].filter(Boolean).join(' · ')} />
    </MediaCard>
  )
}
