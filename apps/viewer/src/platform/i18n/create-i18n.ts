import { formatMoney } from '@grandstand/rules'
import { fillText } from '@grandstand/ui'
import type { Catalogue, PluralText } from './catalogue.ts'
import { formatDate } from './format-date.ts'
import { plural } from './plural.ts'

/** Texts of one language, and how it writes numbers, dates and money. */
export interface I18n {
  language: string
  words: Catalogue
  fill: typeof fillText
  plural: (text: PluralText, number: number) => string
  money: (minorUnits: number, currency: string) => string
  date: (utcSeconds: number, timeZone?: string) => string
}

export function createI18n(language: string, words: Catalogue): I18n {
  return {
    language,
    words,
    fill: fillText,
    plural: (text, number) => plural(language, text, number),
    money: (minorUnits, currency) => formatMoney(language, minorUnits, currency),
    date: (utcSeconds, timeZone) => formatDate(language, utcSeconds, timeZone),
  }
}
