import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { ContentCatalogue } from './content-catalogue.ts'

/** What the library and the screens about the channel say. */
export const contentWords = lazyWords<ContentCatalogue>({
  en: async () => (await import('./content-en.ts')).en,
  fr: async () => (await import('./content-fr.ts')).fr,
  bg: async () => (await import('./content-bg.ts')).bg,
})

export const useContentWords = (): ContentCatalogue => useLazyWords(contentWords)
