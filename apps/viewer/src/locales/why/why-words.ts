import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { WhyCatalogue } from './why-catalogue.ts'

/** The obstacles between a user and a game. */
const whyWords = lazyWords<WhyCatalogue>({
  en: async () => (await import('./why-en.ts')).en,
  fr: async () => (await import('./why-fr.ts')).fr,
  bg: async () => (await import('./why-bg.ts')).bg,
})

export const useWhyWords = (): WhyCatalogue => useLazyWords(whyWords)
