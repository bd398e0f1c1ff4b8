import { useMemo } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** Times as a person says them, by the clocks of where the game was played. */
export function useClosingWords(timeZone: string) {
  const { language } = useI18n()
  return useMemo(() => {
    const unit = (name: 'minute' | 'second' | 'hour', unitDisplay: 'long' | 'short') =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay, maximumFractionDigits: 1 })
    const minutes = unit('minute', 'short')
    const seconds = unit('second', 'short')
    const hours = unit('hour', 'short')
    const times = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone })
    const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
    return {
      minutesText: (ms: number) =>
        ms < 60_000 ? seconds.format(ms / 1000) : minutes.format(Math.round(ms / 60_000)),
      secondsText: (length: number) => seconds.format(length),
      hoursText: (ms: number) => hours.format(ms / 3_600_000),
      timeText: (at: string) => times.format(new Date(at)),
      percentText: (share: number | null) => (share === null ? '–' : percents.format(share)),
    }
  }, [language, timeZone])
}
