import { useMemo } from 'react'
import { useI18n } from './i18n/use-i18n.ts'

const dayMs = 86_400_000

/** A moment as short as it can be told: the time of today, yesterday, or the day. */
export function useWhen(): (iso: string) => string {
  const { language, time, day } = useI18n()
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-1, 'day')
    const yesterday = relative.charAt(0).toLocaleUpperCase(language) + relative.slice(1)
    return iso => {
      const nowMs = Date.now()
      if (day(iso) === day(new Date(nowMs).toISOString())) return time(iso)
      if (day(iso) === day(new Date(nowMs - dayMs).toISOString())) return yesterday
      return day(iso)
    }
  }, [language, time, day])
}
