import { choosePreset, type DayRange, isDay, isReportRange, type ReportPreset } from '@grandstand/rules'
import { dayOf } from '../../../platform/day-field.ts'

export const moneyPresets = ['today', '7_days', '28_days', '90_days'] as const satisfies ReportPreset[]
type MoneyPreset = (typeof moneyPresets)[number]

interface Days extends DayRange {
  /** Null: other days. */
  preset: MoneyPreset | null
}

/** The days of an address; those of no use are the last 28. */
export function readDays(asked: DayRange, now: Date): Days {
  const today = dayOf(now)
  const isAsked = isDay(asked.from) && isDay(asked.to) && isReportRange(asked)
  const { from, to } = isAsked ? asked : choosePreset('28_days', today)
  const preset = moneyPresets.find(one => {
    const range = choosePreset(one, today)
    return range.from === from && range.to === to
  })
  return { from, to, preset: preset ?? null }
}
