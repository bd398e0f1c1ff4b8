import type { Event } from '@grandstand/contract'
import { MediaCard } from '@grandstand/ui'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './event-card.module.css'
import { watchHref } from './event-links.ts'
import type { EventNames } from './event-names.ts'
import { sportText } from './event-words.ts'
import { GameStill } from './game-still.tsx'
import { GameWords } from './game-words.tsx'
import { LiveFrame } from './live-frame.tsx'
import { LiveTag } from './live-tag.tsx'
import { ScoreBug } from './score-bug.tsx'

/** What the camera shows now, with its score. */
export function LiveCard({ event, names }: { event: Event; names: EventNames }) {
  const i18n = useI18n()
  const media = (
    <>
      <GameStill event={event} />
      {event.live_frame && <LiveFrame event={event} />}
      <span className={styles.status}>
        <LiveTag />
      </span>
      <ScoreBug event={event} />
    </>
  )
  const facts = [sportText(event, names, i18n), names.venue(event.location_id)]
  return (
    <MediaCard href={watchHref(event)} media={media}>
      <GameWords event={event} text={facts.filter(Boolean).join(' · ')} />
    </MediaCard>
  )
}
