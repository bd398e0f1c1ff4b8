import type { InterfaceLanguage } from '@grandstand/contract/constants'
import { dayOf, formatMoney } from '@grandstand/rules'
import { fillText } from '@grandstand/ui'
import type { Catalogue, PluralText } from './catalogue.ts'
import type { LoadedWords } from './load-words.ts'

export interface I18n {
  language: InterfaceLanguage
  words: Catalogue
  /** Whose days are told and read: the channel's; the browser's where there is no channel. */
  zone: string
  fill: typeof fillText
  plural: (text: PluralText, number: number) => string
  number: (number: number) => string
  /** With the zone's name, by the clocks of the venue where one is given, else of the channel. */
  dateTime: (iso: string, timeZone?: string) => string
  /** For places that name the zone elsewhere. */
  time: (at: string | number, timeZone?: string) => string
  day: (iso: string, timeZone?: string) => string
  /** "Atlantic Time", or "AT" */
  zoneName: (timeZone?: string, length?: 'long' | 'short') => string
  /** Of minor units. */
  money: (amount: number, currency: string) => string
}

/** A year only where it is another than this one. */
const dayParts = { day: 'numeric', month: 'short' } as const
const timeParts = { hour: 'numeric', minute: '2-digit' } as const
const numericYear = { year: 'numeric' } as const

export function createI18n({ language, words }: LoadedWords, zone = browserZone()): I18n {
  const numbers = new Intl.NumberFormat(language)
  const rules = new Intl.PluralRules(language)
  const formats = new Map<string, Intl.DateTimeFormat>()
  // Making one costs more than all it then does for a list.
  const formatIn = (options: Intl.DateTimeFormatOptions, timeZone = zone) => {
    const key = JSON.stringify([options, timeZone])
    const format = formats.get(key) ?? new Intl.DateTimeFormat(language, { ...options, timeZone })
    formats.set(key, format)
    return format
  }
  const yearOf = (iso: string, timeZone = zone) => {
    const [year, thisYear] = [Date.parse(iso), Date.now()].map(at => dayOf(at, timeZone).slice(0, 4))
    return year === thisYear ? {} : numericYear
  }
  return {
    language,
    words,
    zone,
    fill: fillText,
    plural: (text, number) =>
      fillText(text[rules.select(number)] ?? text.other, { number: numbers.format(number) }),
    number: number => numbers.format(number),
    dateTime: (iso, timeZone) =>
      formatIn(
        { ...dayParts, ...yearOf(iso, timeZone), ...timeParts, timeZoneName: 'short' },
        timeZone,
      ).format(new Date(iso)),
    time: (at, timeZone) => formatIn(timeParts, timeZone).format(new Date(at)),
    day: (iso, timeZone) =>
      formatIn({ ...dayParts, ...yearOf(iso, timeZone) }, timeZone).format(new Date(iso)),
    zoneName: (timeZone, length = 'long') =>
      formatIn({ timeZoneName: `${length}Generic` }, timeZone)
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? '',
    money: (amount, currency) => formatMoney(language, amount, currency),
  }
}

function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}
