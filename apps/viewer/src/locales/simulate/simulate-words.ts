import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { SimulateCatalogue } from './simulate-catalogue.ts'

/** What the rehearsal says. */
export const simulateWords = lazyWords<SimulateCatalogue>({
  en: async () => (await import('./simulate-en.ts')).en,
  fr: async () => (await import('./simulate-fr.ts')).fr,
  bg: async () => (await import('./simulate-bg.ts')).bg,
})

export const useSimulateWords = (): SimulateCatalogue => useLazyWords(simulateWords)
