import { dayMillis, shiftDay } from '../channel/day-of.ts'

/** Both days included. */
export interface DayRange {
  from: string
  to: string
}

export const reportPresets = ['today', '7_days', '28_days', '90_days', 'this_month', 'last_month'] as const
export type ReportPreset = (typeof reportPresets)[number]

/** A leap year. */
export const maxReportDays = 366

export function rangeDays({ from, to }: DayRange): number {
  return Math.round((dayMillis(to) - dayMillis(from)) / 86_400_000) + 1
}

export function isReportRange(range: DayRange): boolean {
  const days = rangeDays(range)
  return days >= 1 && days <= maxReportDays
}

/** As many days, just before. */
export function rangeBefore(range: DayRange): DayRange {
  const days = rangeDays(range)
  return { from: shiftDay(range.from, -days), to: shiftDay(range.to, -days) }
}

/** Days of a preset end with today; a month begins with its first. */
export function choosePreset(preset: ReportPreset, today: string): DayRange {
  const month = `${today.slice(0, 8)}01`
  const lastOfBefore = shiftDay(month, -1)
  const ranges: Record<ReportPreset, DayRange> = {
    today: { from: today, to: today },
    '7_days': { from: shiftDay(today, -6), to: today },
    '28_days': { from: shiftDay(today, -27), to: today },
    '90_days': { from: shiftDay(today, -89), to: today },
    this_month: { from: month, to: today },
    last_month: { from: `${lastOfBefore.slice(0, 8)}01`, to: lastOfBefore },
  }
  return ranges[preset]
}
