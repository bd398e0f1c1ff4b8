import type { ListedGame } from '@grandstand/contract'
import { chooseDeskState, dayOf, deskStates } from '@grandstand/rules'
import type { GameChoice } from '../../../platform/game-choice.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { GameLine } from './game-line.tsx'
import styles from './game-lines.module.css'

interface GameLinesProps {
  channel: string
  games: readonly ListedGame[]
  currency: string
  timeZone: string
  /** Which are chosen to be changed together; undefined: none can be. */
  choice?: GameChoice | undefined
}

/** What is live first, trouble before all; then the games day by day. */
export function GameLines({ channel, games, currency, timeZone, choice }: GameLinesProps) {
  const { words, language, number, zoneName } = useI18n()
  const say = words.events
  const now = Date.now()
  const today = dayOf(now, timeZone)
  const tomorrow = dayOf(now + 86_400_000, timeZone)
  const isLive = ({ stream_status, is_cancelled }: ListedGame) => stream_status === 'live' && !is_cancelled
  const rank = (game: ListedGame) => deskStates.indexOf(chooseDeskState(game, now))
  const live = games.filter(isLive).toSorted((a, b) => rank(a) - rank(b) || b.viewers - a.viewers)
  const days = Map.groupBy(
    games.filter(game => !isLive(game)),
    ({ starts_at }) => dayOf(Date.parse(starts_at), timeZone),
  )
  const dayText = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  const longDayText = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const titleOf = (day: string) => {
    if (day === today) return say.today
    if (day === tomorrow) return say.tomorrow
    const isThisYear = day.slice(0, 4) === today.slice(0, 4)
    return (isThisYear ? dayText : longDayText).format(new Date(`${day}T00:00:00Z`))
  }
  const groups = [
    { title: say.statuses.live, list: live },
    ...[...days].map(([day, list]) => ({ title: titleOf(day), list })),
  ].filter(({ list }) => list.length > 0)
  const order = groups.flatMap(({ list }) => list.map(({ id }) => id))
  return (
    <div className={styles.groups}>
      {groups.map(({ title, list }, at) => (
        <section key={title}>
          <h2 className={styles.day}>
            {title} <span className={styles.count}>{number(list.length)}</span>
            {at === 0 && <span className={styles.zone}>{zoneName(timeZone)}</span>}
          </h2>
          <ul aria-label={title}>
            {list.map(game => (
              <GameLine
                key={game.id}
                channel={channel}
                game={game}
                state={chooseDeskState(game, now)}
                currency={currency}
                timeZone={timeZone}
                choice={choice}
                order={order}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
