import {
  choosePreset,
  type DayRange,
  isDay,
  isReportRange,
  type ReportPreset,
  reportPresets,
} from '@grandstand/rules'
import { writeDay } from '../day-field.ts'
import { useI18n } from '../i18n/use-i18n.ts'

/** By the channel's clocks, wherever the operator is. */
export function useToday(): string {
  const { zone } = useI18n()
  return writeDay(new Date(), zone)
}

/** The days of an address; those of no use are the last 28. */
export function useDays(asked: DayRange): DayRange {
  const today = useToday()
  return readDays(asked) ?? choosePreset('28_days', today)
}

/** Null: not days that can be looked at. */
export function readDays({ from, to }: DayRange): DayRange | null {
  return isDay(from) && isDay(to) && isReportRange({ from, to }) ? { from, to } : null
}

/** Null: other days. */
export function findPreset({ from, to }: DayRange, today: string): ReportPreset | null {
  const found = reportPresets.find(preset => {
    const days = choosePreset(preset, today)
    return days.from === from && days.to === to
  })
  return found ?? null
}
