import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { RehearsalCatalogue } from './rehearsal-catalogue.ts'

/** What the rehearsal says. */
export const rehearsalWords = lazyWords<RehearsalCatalogue>({
  en: async () => (await import('./rehearsal-en.ts')).en,
  fr: async () => (await import('./rehearsal-fr.ts')).fr,
  bg: async () => (await import('./rehearsal-bg.ts')).bg,
})

export const useRehearsalWords = (): RehearsalCatalogue => useLazyWords(rehearsalWords)
