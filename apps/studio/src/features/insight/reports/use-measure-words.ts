import { listQualityDefinitions, type QualityName } from '@grandstand/rules'
import { useMemo } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** What a measure of video is called, by the table that defines it. */
export function useMeasureWords() {
  const { language } = useI18n()
  return useMemo(() => {
    const labels = new Map(listQualityDefinitions(language).map(({ name, label }) => [name, label]))
    return (name: QualityName) => labels.get(name) ?? name
  }, [language])
}
