import { bulgarian } from './words/bg.ts'
import { english } from './words/en.ts'
import { french } from './words/fr.ts'

export type Words = typeof english
export const locales = ['en', 'fr', 'bg'] as const
export type Locale = (typeof locales)[number]

const words: { [locale in Locale]: Words } = { en: english, fr: french, bg: bulgarian }

/** `fr-CA` reads French; whatever is not known reads English. */
export function readLocale(value: string | null | undefined): Locale {
  const language = (value ?? '').slice(0, 2).toLowerCase()
  return locales.find(one => one === language) ?? 'en'
}

export function wordsOf(locale: Locale): Words {
  return words[locale]
}
