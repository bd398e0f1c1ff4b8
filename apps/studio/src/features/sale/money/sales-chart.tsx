import type { SalesReport } from '@grandstand/contract'
import { useState } from 'react'
import { useToday } from '../../../platform/days/use-days.ts'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { chooseScale } from './choose-scale.ts'
import styles from './sales-chart.module.css'

const mostLabels = 5

/** A bar for each day, and a tick for the day in the same place before. */
export function SalesChart({ report }: { report: SalesReport }) {
  const { words, money, plural, fill } = useI18n()
  const { dayText, shortDay } = useReportWords()
  const say = words.money.chart
  const [at, setAt] = useState<number | null>(null)
  const { items, currency } = report
  const { top, lines } = chooseScale(
    Math.max(0, ...items.flatMap(({ figures, before }) => [figures.total, before.total])),
  )
  const part = (value: number) => `${(value / top) * 100}%`
  const today = useToday()
  const pointed = at === null ? undefined : items[at]
  // The last day is always named, and none so near to it that both would touch.
  const every = Math.max(1, Math.ceil(items.length / mostLabels))
  const named = items.flatMap((_, index) => {
    const isLast = index === items.length - 1
    return isLast || (index % every === 0 && items.length - 1 - index >= every * 0.7) ? [index] : []
  })
  const nameOf = (day: string | null) =>
    day === today ? say.today : shortDay(Date.parse(`${day}T00:00:00Z`))
  const place = (index: number) => ((index + 0.5) / items.length) * 100
  return (
    <figure
      className={styles.chart}
      role="img"
      aria-label={fill(say.label, { from: dayText(report.from), to: dayText(report.to) })}
    >
      <p className={styles.legend}>{plural(say.before, items.length)}</p>
      <div className={styles.plot} onPointerLeave={() => setAt(null)}>
        {lines.map(line => (
          <div key={line} className={styles.grid} style={{ bottom: part(line) }}>
            <span>{money(line, currency).replace(/[.,]00(?!\d)/, '')}</span>
          </div>
        ))}
        <div className={styles.bars}>
          {items.map(({ key, figures, before }, index) => (
            <div
              key={key}
              className={key === today ? `${styles.slot} ${styles.today}` : styles.slot}
              data-at={index === at || undefined}
              onPointerEnter={() => setAt(index)}
              onPointerDown={() => setAt(index)}
            >
              <div className={styles.bar} style={{ height: part(figures.total) }} />
              {before.total > 0 && <div className={styles.was} style={{ bottom: part(before.total) }} />}
            </div>
          ))}
        </div>
        {pointed && at !== null && (
          <div
            className={styles.tip}
            style={{ left: `${place(at)}%`, transform: `translateX(-${place(at)}%)` }}
          >
            <b>{money(pointed.figures.total, currency)}</b>
            <span className="quiet">
              {pointed.key && dayText(pointed.key)} ·{' '}
              {plural(words.money.figures.orders, pointed.figures.payments)}
            </span>
          </div>
        )}
      </div>
      <div className={styles.days}>
        {named.map(index => (
          <span key={index} style={{ left: `${place(index)}%`, transform: `translateX(-${place(index)}%)` }}>
            {nameOf(items[index]?.key ?? null)}
          </span>
        ))}
      </div>
    </figure>
  )
}
