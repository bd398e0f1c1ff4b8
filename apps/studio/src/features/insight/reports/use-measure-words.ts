import { listQualityDefinitions, type QualityName } from '@grandstand/rules'
import { useMemo } from 'react'
import type { Heading } from '../../../platform/figures/column.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

/** What a measure of video is called and what it counts, by the table that defines it. */
export function useMeasureWords() {
  const { language } = useI18n()
  return useMemo(() => {
    const known = new Map(
      listQualityDefinitions(language).map(({ name, label, says }) => [name, { label, says }]),
    )
    return (name: QualityName): Heading => known.get(name) ?? { label: name }
  }, [language])
}
