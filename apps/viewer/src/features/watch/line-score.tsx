import type { Event, EventScore } from '@grandstand/contract'
import {
  periodSign,
  periodText,
  readGameTime,
  sidesInOrder,
  teamsInOrder,
  writeLineScore,
} from '@grandstand/rules'
import { useWatchWords } from '../../locales/words.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { TeamCrest } from '../events/team-crest.tsx'
import styles from './line-score.module.css'

interface LineScoreProps {
  /** With the board of the picture that is shown. */
  event: Event
  scored: readonly EventScore[]
  /** All that the sport has. */
  periods: readonly string[]
  isOver: boolean
}

/** The points of each team, period by period. */
export function LineScore({ event, scored, periods, isOver }: LineScoreProps) {
  const { language } = useI18n()
  const { moments: words } = useWatchWords()
  const { event_categories } = useBootstrap()
  const isMeet = sidesInOrder(event).length !== 2
  const teams = isMeet ? teamsInOrder(event, event_categories) : sidesInOrder(event)
  const { period } = readGameTime(event, new Date())
  const line = writeLineScore({ scored, periods, period, isOver, teamIds: teams.map(({ id }) => id) })
  // As of innings: all of them and the total have room beside the crests.
  const isDense = line.periods.length > 5
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it where there is no pointer
    <section className={styles.frame} aria-label={words.line} tabIndex={0}>
      <table className={styles.line} data-dense={isDense}>
        <thead>
          <tr>
            <th>
              <span className="visually-hidden">{words.team}</span>
            </th>
            {line.periods.map(each => (
              <th key={each}>
                <abbr className={styles.period} title={periodText(language, each) ?? undefined}>
                  {periodSign(language, each)}
                </abbr>
              </th>
            ))}
            <th>
              <abbr className={styles.period} title={words.total}>
                {words.totalShort}
              </abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {teams.map((team, at) => (
            <tr key={team.id}>
              <th scope="row">
                <span className={styles.team}>
                  <TeamCrest team={team} sizes="24px" />
                  <span className={styles.name}>{isDense ? team.short_name : team.card_name}</span>
                </span>
              </th>
              {line.periods.map((each, column) => (
                <td key={each}>{line.rows[at]?.points[column] ?? '–'}</td>
              ))}
              <td>{team.score ?? 0}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
