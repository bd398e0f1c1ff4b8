import { choosePreset, type DayRange, isDay, type ReportPreset } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useI18n } from '../i18n/use-i18n.ts'
import { Segment } from '../segment.tsx'
import { useGo } from '../use-go.ts'
import styles from './days-choice.module.css'
import { findPreset, readDays, useToday } from './use-days.ts'

/** Those that are asked for often; the others are behind the calendar. */
const nearPresets: readonly ReportPreset[] = ['today', '7_days', '28_days', '90_days']
const monthPresets: readonly ReportPreset[] = ['this_month', 'last_month']

interface DaysChoiceProps {
  /** What is shown; null: all days. */
  days: DayRange | null
  hrefOf: (days: DayRange) => string
  /** Where a list may be of all days, its address. */
  allHref?: string
}

/** The last days by one tap, or any others. */
export function DaysChoice({ days, hrefOf, allHref }: DaysChoiceProps) {
  const { words } = useI18n()
  const say = words.days
  const today = useToday()
  const [isOpen, setOpen] = useState(false)
  const preset = days && findPreset(days, today)
  const isNear = preset !== null && nearPresets.includes(preset)
  return (
    <div className={styles.choice}>
      <Segment
        label={say.title}
        items={[
          ...(allHref === undefined ? [] : [{ href: allHref, label: say.all, current: days === null }]),
          ...nearPresets.map(one => ({
            href: hrefOf(choosePreset(one, today)),
            label: say.presets[one],
            current: one === preset,
          })),
        ]}
      />
      <button
        className={styles.other}
        type="button"
        aria-expanded={isOpen}
        aria-pressed={days !== null && !isNear}
        aria-label={say.others}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </button>
      {isOpen && <OtherDays days={days} hrefOf={hrefOf} onDone={() => setOpen(false)} />}
    </div>
  )
}

interface OtherDaysProps extends Pick<DaysChoiceProps, 'days' | 'hrefOf'> {
  onDone: () => void
}

function OtherDays({ days, hrefOf, onDone }: OtherDaysProps) {
  const { words } = useI18n()
  const say = words.days
  const today = useToday()
  const go = useGo()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [range, setRange] = useState<DayRange>(days ?? { from: '', to: '' })
  useEffect(() => first.current?.focus(), [])
  const isWrong = isDay(range.from) && isDay(range.to) && readDays(range) === null
  function change(next: DayRange) {
    setRange(next)
    const wanted = readDays(next)
    if (wanted) go(hrefOf(wanted), { replace: true })
  }
  return (
    <fieldset
      className={styles.dates}
      onKeyDown={({ key }) => {
        if (key === 'Escape' || key === 'Enter') onDone()
      }}
    >
      <legend className="visually-hidden">{say.others}</legend>
      <div className={styles.months}>
        {monthPresets.map(one => (
          <button
            key={one}
            className="button"
            type="button"
            onClick={() => {
              go(hrefOf(choosePreset(one, today)))
              onDone()
            }}
          >
            {say.presets[one]}
          </button>
        ))}
      </div>
      <label htmlFor={`${id}from`}>{say.from}</label>
      <input
        ref={first}
        id={`${id}from`}
        type="date"
        value={range.from}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => change({ ...range, from: target.value })}
      />
      <label htmlFor={`${id}to`}>{say.to}</label>
      <input
        id={`${id}to`}
        type="date"
        value={range.to}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => change({ ...range, to: target.value })}
      />
      <p className={`${styles.problem} meta strong problem unless-empty`} id={`${id}problem`} role="alert">
        {isWrong && say.wrong}
      </p>
    </fieldset>
  )
}
