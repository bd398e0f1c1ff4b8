import type { Event } from '@grandstand/contract'
import { eventCardTitle, eventSides } from '@grandstand/rules'
import { useWatchWords } from '../../locales/words.ts'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { startText } from '../events/event-times.ts'
import { sportText } from '../events/event-words.ts'
import { useEventNames } from '../events/use-event-names.ts'
import styles from './game-head.module.css'
import { ScoreHeader } from './score-header.tsx'
import { ScoreNews, scoreText } from './score-news.tsx'

interface GameHeadProps {
  /** With the board of the picture that is shown. */
  event: Event
  player: OpenPlayer | null
  /** Screen readers say each score. */
  isAloud: boolean
}

/** Which game it is and how it stands; names once. */
export function GameHead({ event, player, isAloud }: GameHeadProps) {
  const { tabs } = useWatchWords()
  const hasBegun = event.stream_status !== 'upcoming' && !event.is_cancelled
  const isInScore = hasBegun && eventSides(event) !== null
  return (
    <>
      {isInScore ? <h1 className="visually-hidden">{eventCardTitle(event)}</h1> : <Title event={event} />}
      {event.is_private && <p className={styles.note}>{tabs.rehearsal}</p>}
      {(hasBegun || !eventSides(event)) && event.participants.length > 0 && (
        <ScoreHeader event={event} player={player} />
      )}
      {isAloud && hasBegun && !event.is_score_hidden && <ScoreNews text={scoreText(event)} />}
    </>
  )
}

function Title({ event }: { event: Event }) {
  const i18n = useI18n()
  const names = useEventNames()
  const facts = [
    sportText(event, names, i18n),
    startText(i18n.language, event, viewerZone(), Date.now()),
    names.venue(event.location_id),
  ]
  return (
    <div className={styles.title}>
      <h1 className="title-1">{eventCardTitle(event)}</h1>
      <p className="quiet">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
