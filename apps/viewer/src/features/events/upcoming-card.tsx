import type { Event } from '@grandstand/contract'
import { dayOf, eventSides } from '@grandstand/rules'
import type { ReactNode } from 'react'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { watchHref } from './event-links.ts'
import { nearDayText, timeText } from './event-times.ts'
import { GameLight } from './game-light.tsx'
import { OfferChip } from './offer-chip.tsx'
import { TeamCrest } from './team-crest.tsx'
import styles from './upcoming-card.module.css'

/** The button of a card that reminds of its game. */
export type RemindOf = (event: Event) => ReactNode

/** A game to come: when and who, in the light of its teams. The whole card is the link but for its button. */
export function UpcomingCard({ event, remind }: { event: Event; remind?: RemindOf | undefined }) {
  const { language } = useI18n()
  const sides = eventSides(event)
  const [zone, now] = [viewerZone(), Date.now()]
  const day = nearDayText(language, dayOf(event.event_utc_ts * 1000, zone), dayOf(now, zone))
  return (
    <GameLight event={event} className={styles.card}>
      <a className={styles.link} href={watchHref(event)}>
        <span className={styles.when}>
          <span className={styles.time}>{timeText(language, event, zone)}</span> {day}
        </span>
        {sides ? (
          [sides.away, sides.home].map(team => (
            <span key={team.id} className={styles.team}>
              <TeamCrest team={team} sizes="32px" className={styles.crest} />
              <span className={styles.name}>{team.card_name}</span>
            </span>
          ))
        ) : (
          <span className={styles.meet}>{event.name}</span>
        )}
      </a>
      <span className={styles.foot}>
        {remind?.(event)}
        <span className={styles.offer}>
          <OfferChip event={event} />
        </span>
      </span>
    </GameLight>
  )
}
