import type { Event, EventScore } from '@grandstand/contract'
import { type Thumbnails, useStoryboard } from '@grandstand/player'
import { sidesInOrder } from '@grandstand/rules'
import { useState } from 'react'
import { useWatchWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { findMomentSeconds } from './find-moment-seconds.ts'
import { MomentFrame } from './moment-frame.tsx'
import styles from './moment-list.module.css'
import { useMomentWords } from './use-moment-words.ts'

interface MomentListProps {
  event: Event
  /** First to last. */
  scored: readonly EventScore[]
  player: OpenPlayer | null
}

/** In basketball there are a hundred. */
const shownAtFirst = 8
const noStoryboard = { url: null, address: '' }

/** Who scored, the newest first; each leads to its picture while one is open. */
export function MomentList({ event, scored, player }: MomentListProps) {
  const { moments: words } = useWatchWords()
  const { fill } = useI18n()
  const [isWhole, setWhole] = useState(false)
  const thumbnails = useStoryboard(player?.storyboard ?? noStoryboard, player !== null && scored.length > 0)
  const newest = scored.toReversed()
  const shown = isWhole ? newest : newest.slice(0, shownAtFirst)
  if (scored.length === 0)
    return event.stream_status === 'upcoming' ? null : <p className="quiet">{words.none}</p>
  return (
    <div className="stack-3">
      <ul className={styles.moments} aria-label={words.title}>
        {shown.map(score => (
          <li key={`${score.at} ${score.participant_id}`}>
            <MomentRow event={event} score={score} player={player} thumbnails={thumbnails} />
          </li>
        ))}
      </ul>
      {shown.length < scored.length && (
        <button className="button" type="button" onClick={() => setWhole(true)}>
          {fill(words.all, { number: String(scored.length) })}
        </button>
      )}
    </div>
  )
}

interface MomentRowProps extends Pick<MomentListProps, 'event' | 'player'> {
  score: EventScore
  thumbnails: Thumbnails
}

function MomentRow({ event, score, player, thumbnails }: MomentRowProps) {
  const { what, when } = useMomentWords()
  const teams = sidesInOrder(event)
  const team = teams.find(({ id }) => id === score.participant_id)
  const result = teams
    .map(({ id }) => score.scores.find(stood => stood.participant_id === id)?.score ?? 0)
    .join('–')
  const seconds = player && findMomentSeconds(player, score)
  const row = (
    <>
      {player && seconds !== null ? (
        <MomentFrame player={player} seconds={seconds} thumbnails={thumbnails} color={team?.color} />
      ) : (
        <span className={styles.mark} style={{ '--own-color': team?.color }}>
          +{score.points}
        </span>
      )}
      <span className="shrinks">
        <span className={styles.what}>{what(score)}</span>
        <span className={`${styles.when} quiet meta`}>
          {[team?.card_name, when(score)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.result}>{result}</span>
    </>
  )
  if (seconds === null) return <span className={styles.row}>{row}</span>
  return (
    <button
      className={styles.row}
      type="button"
      onClick={() => void player?.handle.run({ cmd: 'seek', seconds })}
    >
      {row}
    </button>
  )
}
