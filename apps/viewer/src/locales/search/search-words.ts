import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { SearchCatalogue } from './search-catalogue.ts'

/** What finding things says: the search, and the lists from A to Z. */
export const searchWords = lazyWords<SearchCatalogue>({
  en: async () => (await import('./search-en.ts')).en,
  fr: async () => (await import('./search-fr.ts')).fr,
  bg: async () => (await import('./search-bg.ts')).bg,
})

export const useSearchWords = (): SearchCatalogue => useLazyWords(searchWords)
