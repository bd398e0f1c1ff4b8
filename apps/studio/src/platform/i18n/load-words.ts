import type { InterfaceLanguage } from '@grandstand/contract/constants'
import type { Catalogue } from './catalogue.ts'

export interface LoadedWords {
  language: InterfaceLanguage
  words: Catalogue
}

const load: Record<InterfaceLanguage, () => Promise<Catalogue>> = {
  en: async () => (await import('../../locales/en.ts')).en,
  fr: async () => (await import('../../locales/fr.ts')).fr,
  bg: async () => (await import('../../locales/bg.ts')).bg,
}

/** One language is a fifth of all script: nobody waits for those that they do not read. */
export async function loadWords(language: InterfaceLanguage): Promise<LoadedWords> {
  return { language, words: await load[language]() }
}
