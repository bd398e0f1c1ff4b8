import type { Event } from '@grandstand/contract'
import { resultsInOrder, sidesInOrder } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import type { ReactNode } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { isOpenOffer, offerText } from '../../platform/offer/offer-words.ts'
import { useGameOffer } from '../../platform/offer/use-game-offer.ts'
import { watchHref } from './event-links.ts'
import type { EventNames } from './event-names.ts'
import styles from './event-row.module.css'
import { sportText } from './event-words.ts'
import { GameStill } from './game-still.tsx'
import { LiveFrame } from './live-frame.tsx'
import { RowTime } from './row-time.tsx'
import { Score } from './score.tsx'
import { TeamCrest } from './team-crest.tsx'

export interface EventRowProps {
  event: Event
  names: EventNames
  /** The bell of a game to come. */
  remind: (event: Event) => ReactNode
}

/** Time | teams | picture, all of it one link; beside what is still to come, a bell. */
export function EventRow({ event, names, remind }: EventRowProps) {
  const i18n = useI18n()
  const offer = useGameOffer(event)
  const isToCome = event.stream_status === 'upcoming'
  const sport = sportText(event, names, i18n)
  const venue = names.venue(event.location_id)
  return (
    <div className={styles.row}>
      <a className={styles.link} href={watchHref(event)}>
        <RowTime event={event} />
        <span className={styles.teams}>
          <RowTeams event={event} />
          <span className={`${styles.meta} quiet meta`}>
            {[sport, offerText(offer, i18n)].filter(Boolean).join(' · ')}
            {venue && <span className={styles.venue}>{` · ${venue}`}</span>}
          </span>
        </span>
        {!isToCome && isOpenOffer(offer) && (
          <span className={styles.frame} data-picture="">
            <GameStill event={event} sizes="112px" />
            {event.stream_status === 'live' && <LiveFrame event={event} />}
            <span className={styles.play}>
              <Icon name="play" />
            </span>
          </span>
        )}
      </a>
      {isToCome && !event.is_cancelled && <span className={styles.bell}>{remind(event)}</span>}
    </div>
  )
}

/** Away first; of a meet its name and who leads. The side that is behind is paler. */
function RowTeams({ event }: { event: Event }) {
  const { event_categories } = useBootstrap()
  const sides = sidesInOrder(event)
  const isMeet = sides.length !== 2
  const teams = isMeet ? resultsInOrder(event, event_categories).slice(0, 1) : sides
  const most = Math.max(...teams.map(({ score }) => score ?? 0))
  return (
    <>
      {isMeet && <span className={styles.name}>{event.name}</span>}
      {teams.map(team => (
        <span key={team.id} className={styles.team} data-behind={!isMeet && (team.score ?? 0) < most}>
          <span className={styles.crest}>
            <TeamCrest team={team} sizes="22px" />
          </span>
          <span className={styles.name}>{team.card_name}</span>
          <Score className={styles.score} value={event.stream_status === 'upcoming' ? null : team.score} />
        </span>
      ))}
    </>
  )
}
