import type { TonightGame } from '@grandstand/contract'
import { useI18n } from '../../../../platform/i18n/use-i18n.ts'
import { isDark } from './sort-tonight.ts'
import styles from './tonight-figures.module.css'

/** The evening in three numbers. */
export function TonightFigures({ games, live }: Record<'games' | 'live', readonly TonightGame[]>) {
  const { words, number, fill } = useI18n()
  const say = words.tonight.figures
  const sum = (of: (game: TonightGame) => number) => games.reduce((total, game) => total + of(game), 0)
  const dark = live.filter(isDark).length
  const figures = [
    { label: say.watching, value: sum(({ viewers }) => viewers) },
    { label: say.tickets, value: sum(({ tickets_today }) => tickets_today) },
    { label: say.live, value: live.length, note: dark > 0 ? fill(say.dark, { number: number(dark) }) : '' },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value, note }) => (
        <div key={label} className={styles.figure}>
          <dt className="quiet meta">{label}</dt>
          <dd className={styles.value}>
            {number(value)} {note && <span className={styles.note}>{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
