import type { OfferOption } from '@grandstand/contract'
import { fillText } from '@grandstand/ui'
import type { PassesCatalogue } from '../../locales/words.ts'
import { dateFormat } from '../../platform/i18n/date-format.ts'

/** "Yours until June 30, 2027". */
export function ownedText(
  { until }: NonNullable<OfferOption['owned']>,
  words: Pick<PassesCatalogue, 'yours' | 'yoursUntil'>,
  language: string,
): string {
  if (until === null) return words.yours
  const date = dateFormat(language, { dateStyle: 'long' }).format(new Date(until).getTime())
  return fillText(words.yoursUntil, { date })
}
