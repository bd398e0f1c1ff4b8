import type { Heading } from '../../../platform/figures/column.ts'
import { useReportWords } from '../../../platform/figures/use-report-words.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Term } from '../../../platform/term.tsx'
import styles from './figures.module.css'

export interface Figure extends Heading {
  text: string
  /** Of this range and the one before, where they can be compared. */
  /** Under it, where nothing is compared. */
  note?: string
  compared?: { now: number; before: number; beforeText: string }
}

/** What matters most of a report, at a glance. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  const { words, fill } = useI18n()
  const { changeText } = useReportWords()
  return (
    <dl className={`${styles.figures} stack-3`}>
      {figures.map(({ label, says, text, note, compared }) => {
        const change = compared && changeText(compared.now, compared.before)
        return (
          <div key={label} className={`${styles.figure} stack-0 top`}>
            <dt className={styles.label}>{says ? <Term label={label} says={says} /> : label}</dt>
            <dd className={styles.value}>{text}</dd>
            {note && <dd className={styles.change}>{note}</dd>}
            {compared && (
              <dd className={styles.change}>
                {change
                  ? fill(words.reports.change, { change, before: compared.beforeText })
                  : words.reports.noChange}
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
