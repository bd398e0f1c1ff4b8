import type { InterfaceLanguage } from '@grandstand/contract'

/** The courses of games that boards know by their signs: see `scoring.ts`. */
type PeriodKind = 'quarter' | 'half' | 'period' | 'set' | 'top' | 'bottom'

interface PeriodWords {
  numbered: Record<PeriodKind, string>
  /** The number as it appears before or after its word. */
  ordinal: (number: number, kind: PeriodKind) => string
  named: Record<string, string>
  metres: string
}

function englishOrdinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14
  return `${number}${(!isTeen && ['', 'st', 'nd', 'rd'][number % 10]) || 'th'}`
}

/** Bulgarian endings go by the gender of the word, and by how the number is spoken. */
function bulgarianOrdinal(number: number, kind: PeriodKind): string {
  const endings: Record<PeriodKind, readonly string[]> = {
    quarter: ['ва', 'ра', 'та', 'та'],
    half: ['во', 'ро', 'то', 'то'],
    period: ['ви', 'ри', 'ти', 'ти'],
    set: ['ви', 'ри', 'ти', 'ти'],
    top: ['вия', 'рия', 'тия', 'тия'],
    bottom: ['вия', 'рия', 'тия', 'тия'],
  }
  // Eleven to nineteen end as ten does, whatever their last digit is.
  const digit = number > 10 && number < 20 ? 10 : number % 10 || 10
  const isSeventhOrEighth = digit === 7 || digit === 8
  const last = endings[kind][Math.min(digit, 4) - 1] ?? ''
  return `${number}-${isSeventhOrEighth ? last.replace('т', 'м') : last}`
}

const words: Record<InterfaceLanguage, PeriodWords> = {
  en: {
    numbered: {
      quarter: '{ordinal} quarter',
      half: '{ordinal} half',
      period: '{ordinal} period',
      set: 'Set {number}',
      top: 'Top of the {ordinal}',
      bottom: 'Bottom of the {ordinal}',
    },
    ordinal: englishOrdinal,
    named: { HT: 'Half-time', ET: 'Extra time', OT: 'Overtime', SO: 'Shootout' },
    metres: 'm',
  },
  fr: {
    numbered: {
      quarter: '{ordinal} quart',
      half: '{ordinal} mi-temps',
      period: '{ordinal} période',
      set: '{ordinal} manche',
      top: 'Début de la {ordinal}',
      bottom: 'Fin de la {ordinal}',
    },
    ordinal: (number, kind) => (number === 1 ? (kind === 'quarter' ? '1er' : '1re') : `${number}e`),
    named: { HT: 'Mi-temps', ET: 'Prolongation', OT: 'Prolongation', SO: 'Tirs de barrage' },
    metres: 'm',
  },
  bg: {
    numbered: {
      quarter: '{ordinal} четвърт',
      half: '{ordinal} полувреме',
      period: '{ordinal} период',
      set: '{ordinal} гейм',
      top: 'Начало на {ordinal} ининг',
      bottom: 'Край на {ordinal} ининг',
    },
    ordinal: bulgarianOrdinal,
    named: { HT: 'Почивка', ET: 'Продължение', OT: 'Продължение', SO: 'Дузпи' },
    metres: 'м',
  },
}

const signs: readonly [RegExp, PeriodKind][] = [
  [/^Q(\d)$/, 'quarter'],
  [/^(\d)H$/, 'half'],
  [/^P(\d)$/, 'period'],
  [/^S(\d)$/, 'set'],
  [/^▲(\d{1,2})$/, 'top'],
  [/^▼(\d{1,2})$/, 'bottom'],
]

const wordsIn = (language: string) => words[language === 'fr' || language === 'bg' ? language : 'en']

/** What the scorer's sign means, for eye and ear; a channel's own words stay as they are, and so does the clock behind. */
export function periodText(language: string, period: string | null): string | null {
  if (period === null) return null
  const [, sign = period, clock = ''] = /^(\S+)( \d+:\d\d)?$/.exec(period) ?? []
  return nameSign(wordsIn(language), sign) + clock
}

/** Over a column: the scorer's own sign; of a race its length in the letters of the language. */
export const periodSign = (language: string, period: string): string =>
  nameRace(period, wordsIn(language).metres)

/** As short as it can be said: English readers know the scorer's own signs, and an arrow is one in every language. */
export function shortPeriod(language: string, period: string | null): string | null {
  const short = language === 'fr' || language === 'bg' ? shortened[language] : null
  if (!short || period === null || /^[▲▼]/.test(period)) return period
  return short.reduce((text, [word, less]) => text.replace(word, less), periodText(language, period) ?? '')
}

const shortened: Record<'fr' | 'bg', [word: string, less: string][]> = {
  fr: [
    ['mi-temps', 'mi-t.'],
    ['période', 'pér.'],
    ['manche', 'man.'],
    ['Prolongation', 'Prol.'],
    ['Tirs\u00a0de\u00a0barrage', 'Tirs'],
  ],
  bg: [
    ['четвърт', 'четв.'],
    ['полувреме', 'пол.'],
    ['период', 'пер.'],
    ['Продължение', 'Прод.'],
  ],
}

function nameSign({ numbered, ordinal, named, metres }: PeriodWords, sign: string): string {
  for (const [pattern, kind] of signs) {
    const number = Number(pattern.exec(sign)?.[1])
    if (number > 0)
      return numbered[kind]
        .replace('{ordinal}', ordinal(number, kind))
        .replace('{number}', String(number))
        .replaceAll(' ', '\u00a0')
  }
  // A race: "4 × 100 m".
  const text = named[sign] ?? nameRace(sign, metres)
  return text.replaceAll(' ', '\u00a0')
}

const nameRace = (sign: string, metres: string) => sign.replace(/(?<=\d )m$/, metres)
