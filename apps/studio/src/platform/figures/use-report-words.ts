import { useMemo } from 'react'
import { useI18n } from '../i18n/use-i18n.ts'

const hourMs = 3_600_000

/** How reports write what is theirs alone. */
export function useReportWords() {
  const { language, dateTime, time } = useI18n()
  return useMemo(() => {
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
    const shortDays = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
    const changes = new Intl.NumberFormat(language, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    })
    const hours = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'short',
      maximumFractionDigits: 1,
    })
    const wholeHours = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'hour',
      unitDisplay: 'short',
      maximumFractionDigits: 0,
    })
    const seconds = new Intl.NumberFormat(language, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'narrow',
      maximumFractionDigits: 1,
    })
    const scores = new Intl.NumberFormat(language, { maximumFractionDigits: 0 })
    const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
    const regions = new Intl.DisplayNames(language, { type: 'region' })
    return {
      /** A day like 2026-11-16, which has no time zone. */
      dayText: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
      shortDay: (ms: number) => shortDays.format(ms),
      percent: (share: number | null) => (share === null ? '–' : percents.format(share)),
      /** Of a hundred, as charts have it. */
      percentText: (percent: number) => percents.format(percent / 100),
      shareOf: (part: number, whole: number) => (whole === 0 ? '–' : percents.format(part / whole)),
      /** Null: there was nothing before. */
      changeText: (now: number, before: number) =>
        before === 0 ? null : changes.format((now - before) / before),
      hoursText: (ms: number) => (ms < 100 * hourMs ? hours : wholeHours).format(ms / hourMs),
      secondsText: (ms: number | null) => (ms === null ? '–' : seconds.format(ms / 1000)),
      scoreText: (score: number | null) => (score === null ? '–' : scores.format(score)),
      compactText: (number: number) => compact.format(number),
      country: (code: string) => regions.of(code) ?? code,
      momentText: dateTime,
      clock: (timeZone?: string) => (at: string | number) => time(at, timeZone),
    }
  }, [language, dateTime, time])
}
