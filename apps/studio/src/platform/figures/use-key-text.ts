import type { AudienceKey, SalesKey } from '@grandstand/contract/studio-constants'
import { useI18n } from '../i18n/use-i18n.ts'
import { useReportWords } from './use-report-words.ts'

/** What a line of a split report is called. */
export function useKeyText(by: SalesKey | AudienceKey) {
  const { words, fill } = useI18n()
  const { dayText, country } = useReportWords()
  const say = words.reports
  const devices: Record<string, string> = say.devices
  return ({ key, name }: { key: string | null; name: string | null }): string => {
    if (key === null) return say.none[by]
    if (name !== null) return name
    if (by === 'day') return dayText(key)
    if (by === 'country') return country(key)
    if (by === 'device') return devices[key] ?? key
    if (by === 'campaign') return key
    return by === 'product' ? say.none.product : fill(say.gone, { id: key })
  }
}
