import { choosePreset, type DayRange, isDay, isReportRange, reportPresets } from '@grandstand/rules'
import { LinkTabs, TextField } from '@grandstand/ui'
import { type FormEvent, useState } from 'react'
import { dayOf } from '../../../platform/day-field.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './range-form.module.css'

interface RangeFormProps {
  /** What is shown. */
  range: DayRange
  hrefOf: (range: DayRange) => string
  onRange: (range: DayRange) => void
}

/** Which days a report is about. */
export function RangeForm({ range, hrefOf, onRange }: RangeFormProps) {
  const { words } = useI18n()
  const say = words.reports
  const [isWrong, setWrong] = useState(false)
  const today = dayOf(new Date())
  const tabs = reportPresets.map(preset => {
    const days = choosePreset(preset, today)
    const current = days.from === range.from && days.to === range.to
    return { href: hrefOf(days), label: say.presets[preset], current }
  })
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const wanted = { from: String(form.get('from')), to: String(form.get('to')) }
    const isRight = isDay(wanted.from) && isDay(wanted.to) && isReportRange(wanted)
    setWrong(!isRight)
    if (isRight) onRange(wanted)
  }
  return (
    <div className={styles.range}>
      <LinkTabs isInner label={say.range} tabs={tabs} />
      <form key={`${range.from} ${range.to}`} className={`${styles.form} row-3`} onSubmit={submit} noValidate>
        <TextField name="from" type="date" label={say.from} defaultValue={range.from} />
        <TextField name="to" type="date" label={say.to} defaultValue={range.to} />
        <button className="button" type="submit">
          {say.show}
        </button>
      </form>
      <p className={`${styles.problem} unless-empty`} role="alert">
        {isWrong && say.wrongRange}
      </p>
    </div>
  )
}
