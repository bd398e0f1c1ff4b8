import type { Event } from '@grandstand/contract'
import { resultsInOrder, sidesInOrder } from '@grandstand/rules'
import { Icon, isDrawn } from '@grandstand/ui'
import { useRef } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { HideScoresButton } from '../../platform/hide-scores/hide-scores-button.tsx'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { watchHref } from './event-links.ts'
import { startText } from './event-times.ts'
import { statusText } from './event-words.ts'
import { GamePeriod } from './game-period.tsx'
import { Score } from './score.tsx'
import styles from './score-strip.module.css'
import { TeamCrest } from './team-crest.tsx'

/** As many as wide screens show. */
const mostDrawn = 12

interface ScoreStripProps {
  events: readonly Event[]
  /** Replays in the middle of which the viewer is. */
  begun: readonly Event[]
}

/** Scores in one line: live games, finals, then what comes next. */
export function ScoreStrip({ events, begun }: ScoreStripProps) {
  const { words } = useI18n()
  const track = useRef<HTMLUListElement>(null)
  const step = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth * 0.8 })
  return (
    <section className={styles.strip} aria-label={words.events.scores}>
      <button
        className={`icon-button ${styles.step}`}
        type="button"
        aria-label={words.events.earlierScores}
        onClick={() => step(-1)}
      >
        <Icon name="chevron_left" />
      </button>
      <HideScoresButton className={styles.eye} />
      <ul className={styles.track} ref={track}>
        {(isDrawn ? events.slice(0, mostDrawn) : events).map(event => (
          <li key={event.id} className={styles.item}>
            <StripItem event={event} isHidden={begun.some(({ id }) => id === event.id)} />
          </li>
        ))}
      </ul>
      <button
        className={`icon-button ${styles.step}`}
        type="button"
        aria-label={words.events.laterScores}
        onClick={() => step(1)}
      >
        <Icon name="chevron_right" />
      </button>
    </section>
  )
}

function StripItem({ event, isHidden }: { event: Event; isHidden: boolean }) {
  const { words } = useI18n()
  const { event_categories } = useBootstrap()
  const sides = sidesInOrder(event)
  const isMeet = sides.length !== 2
  const teams = isMeet ? resultsInOrder(event, event_categories).slice(0, 2) : sides
  const hasScore = event.stream_status !== 'upcoming' && !isHidden
  const best = Math.max(...teams.map(({ score }) => score ?? 0))
  return (
    <a className={styles.link} href={watchHref(event)}>
      <span className={styles.teams}>
        {isMeet && <span className="visually-hidden">{event.name}</span>}
        {teams.map(team => (
          <span key={team.id} className={styles.team}>
            <TeamCrest team={team} sizes="18px" className={styles.crest} />
            <span className={styles.name}>{team.short_name}</span>
            {hasScore && (
              <span className={!isMeet && team.score !== best ? styles.behind : undefined}>
                {event.is_score_hidden ? <span aria-hidden="true">••</span> : <Score value={team.score} />}
              </span>
            )}
          </span>
        ))}
      </span>
      {event.is_score_hidden && <span className="visually-hidden">{words.events.scoreHidden}</span>}
      <StripState event={event} />
    </a>
  )
}

function StripState({ event }: { event: Event }) {
  const i18n = useI18n()
  if (event.is_cancelled || event.stream_status === 'finished')
    return <span className={styles.state}>{statusText(event, i18n)}</span>
  if (event.stream_status === 'upcoming')
    return <span className={styles.state}>{startText(i18n.language, event, viewerZone(), Date.now())}</span>
  return (
    <span className={`${styles.state} ${styles.live}`}>
      <span className="visually-hidden">{i18n.words.events.live} </span>
      {event.period === null && event.clock === null ? (
        <span aria-hidden="true">{i18n.words.events.live}</span>
      ) : (
        <GamePeriod event={event} isShort />
      )}
    </span>
  )
}
