import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { fillText } from '@grandstand/ui'
import { bg } from '../../locales/bg.ts'
import { en } from '../../locales/en.ts'
import { fr } from '../../locales/fr.ts'
import type { Catalogue, PluralText } from './catalogue.ts'

/** All at once: a language is a few kilobytes, and a switch then needs no waiting. */
const catalogues: Record<InterfaceLanguage, Catalogue> = { en, fr, bg }

export interface I18n {
  language: InterfaceLanguage
  words: Catalogue
  fill: typeof fillText
  plural: (text: PluralText, number: number) => string
  number: (number: number) => string
  dateTime: (iso: string) => string
  day: (iso: string) => string
  /** Of minor units. */
  money: (amount: number, currency: string) => string
}

export function createI18n(language: InterfaceLanguage): I18n {
  const numbers = new Intl.NumberFormat(language)
  const rules = new Intl.PluralRules(language)
  const moments = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  return {
    language,
    words: catalogues[language],
    fill: fillText,
    plural: (text, number) =>
      fillText(text[rules.select(number)] ?? text.other, { number: numbers.format(number) }),
    number: number => numbers.format(number),
    dateTime: iso => moments.format(new Date(iso)),
    day: iso => days.format(new Date(iso)),
    money: (amount, currency) =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
      }).format(amount / 100),
  }
}
