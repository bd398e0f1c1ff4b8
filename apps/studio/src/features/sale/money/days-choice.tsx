import { choosePreset, type DayRange, isDay, isReportRange } from '@grandstand/rules'
import { Icon } from '@grandstand/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { dayOf } from '../../../platform/day-field.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { Segment } from '../../../platform/segment.tsx'
import { useGo } from '../../../platform/use-go.ts'
import styles from './days-choice.module.css'
import { moneyPresets, readDays } from './read-days.ts'

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
  const say = words.money
  const [isOpen, setOpen] = useState(false)
  const now = new Date()
  const preset = days && readDays(days, now).preset
  return (
    <div className={styles.choice}>
      <Segment
        label={words.reports.range}
        items={[
          ...(allHref === undefined ? [] : [{ href: allHref, label: say.allDays, current: days === null }]),
          ...moneyPresets.map(one => ({
            href: hrefOf(choosePreset(one, dayOf(now))),
            label: say.presets[one],
            current: one === preset,
          })),
        ]}
      />
      <button
        className={styles.other}
        type="button"
        aria-expanded={isOpen}
        aria-pressed={days !== null && preset === null}
        aria-label={say.otherDays}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="calendar" />
      </button>
      {isOpen && <OtherDays days={days} hrefOf={hrefOf} onDone={() => setOpen(false)} />}
    </div>
  )
}

function OtherDays({
  days,
  hrefOf,
  onDone,
}: Pick<DaysChoiceProps, 'days' | 'hrefOf'> & { onDone: () => void }) {
  const { words } = useI18n()
  const go = useGo()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const [range, setRange] = useState<DayRange>(days ?? { from: '', to: '' })
  useEffect(() => first.current?.focus(), [])
  function change(next: DayRange) {
    setRange(next)
    if (!isDay(next.from) || !isDay(next.to) || !isReportRange(next)) return
    go(hrefOf(next), { replace: true })
  }
  return (
    <fieldset
      className={styles.dates}
      onKeyDown={({ key }) => {
        if (key === 'Escape' || key === 'Enter') onDone()
      }}
    >
      <legend className="visually-hidden">{words.money.otherDays}</legend>
      <label htmlFor={`${id}from`}>{words.reports.from}</label>
      <input
        ref={first}
        id={`${id}from`}
        type="date"
        value={range.from}
        max={range.to || undefined}
        onChange={({ target }) => change({ ...range, from: target.value })}
      />
      <label htmlFor={`${id}to`}>{words.reports.to}</label>
      <input
        id={`${id}to`}
        type="date"
        value={range.to}
        min={range.from || undefined}
        onChange={({ target }) => change({ ...range, to: target.value })}
      />
    </fieldset>
  )
}
