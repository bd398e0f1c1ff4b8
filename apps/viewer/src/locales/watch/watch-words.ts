import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { WatchCatalogue } from './watch-catalogue.ts'

/** The texts of the player and of the screens before it. */
export const watchWords = lazyWords<WatchCatalogue>({
  en: async () => (await import('./watch-en.ts')).en,
  fr: async () => (await import('./watch-fr.ts')).fr,
  bg: async () => (await import('./watch-bg.ts')).bg,
})

export const useWatchWords = (): WatchCatalogue => useLazyWords(watchWords)
