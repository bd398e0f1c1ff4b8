import type { Event } from '@grandstand/contract'
import { teamsInOrder } from '@grandstand/rules'
import { useState } from 'react'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { Score } from './score.tsx'
import styles from './score-board.module.css'
import { useShownBoard } from './use-shown-board.ts'

/** The teams with their scores; a change is said politely, once. */
export function ScoreBoard({ event: now, player }: { event: Event; player: OpenPlayer | null }) {
  const event = useShownBoard(now, player)
  const { event_categories } = useBootstrap()
  const sides = teamsInOrder(event, event_categories)
  const isShown = event.stream_status !== 'upcoming' && sides.some(({ score }) => score !== null)
  return (
    <>
      <ul className={styles.board}>
        {sides.map(team => (
          <li key={team.id} className={styles.team}>
            <span className={styles.chip} style={{ '--own-color': team.color }} />
            <a className={styles.name} href={`/?participant=${encodeURIComponent(team.alias)}`}>
              {team.card_name}
            </a>
            {isShown && <Score className={styles.score} value={team.score} />}
          </li>
        ))}
      </ul>
      <ScoreNews text={sides.map(({ card_name, score }) => `${card_name} ${score ?? 0}`).join(', ')} />
    </>
  )
}

/** Empty at first: a screen reader hears only what changes afterwards. */
function ScoreNews({ text }: { text: string }) {
  const [first] = useState(text)
  const [changed, setChanged] = useState(false)
  if (!changed && text !== first) setChanged(true)
  return (
    <p className="visually-hidden" aria-live="polite">
      {changed ? text : ''}
    </p>
  )
}
