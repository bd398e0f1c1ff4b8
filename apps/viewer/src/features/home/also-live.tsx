import type { Event } from '@grandstand/contract'
import { eventSides } from '@grandstand/rules'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { watchHref } from '../events/event-links.ts'
import { GamePeriod } from '../events/game-period.tsx'
import { GameStill } from '../events/game-still.tsx'
import { LiveFrame } from '../events/live-frame.tsx'
import { Score } from '../events/score.tsx'
import styles from './also-live.module.css'

interface AlsoLiveProps {
  games: readonly Event[]
  shownId: number
  /** Somebody points at it. */
  onPoint: (id: number) => void
}

/** Other live games beside the one that leads the page, where there is room: pointing shows one, a press opens it. */
export function AlsoLive({ games, shownId, onPoint }: AlsoLiveProps) {
  const { words } = useI18n()
  return (
    <div className={styles.also}>
      <p className={styles.title}>{words.events.alsoLive}</p>
      <ul>
        {games.map(game => (
          <li key={game.id}>
            <a
              className={styles.game}
              href={watchHref(game)}
              aria-current={game.id === shownId ? 'true' : undefined}
              onPointerEnter={() => onPoint(game.id)}
              onFocus={() => onPoint(game.id)}
            >
              <span className={styles.frame} data-picture="">
                <GameStill event={game} sizes="88px" />
                {game.live_frame && <LiveFrame event={game} />}
              </span>
              <span className={styles.rows}>
                <GamePeriod className={styles.period} event={game} />
                <Sides game={game} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Sides({ game }: { game: Event }) {
  const sides = eventSides(game)
  if (!sides) return <span className={styles.side}>{game.name}</span>
  return [sides.away, sides.home].map(team => (
    <span key={team.id} className={styles.side}>
      <span className={styles.name}>{team.card_name}</span>
      <Score value={team.score} />
    </span>
  ))
}
