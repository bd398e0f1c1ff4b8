import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { ClipsCatalogue } from './clips-catalogue.ts'

/** What is said of clips: where they are cut, kept, shared and leafed through. */
export const clipsWords = lazyWords<ClipsCatalogue>({
  en: async () => (await import('./clips-en.ts')).en,
  fr: async () => (await import('./clips-fr.ts')).fr,
  bg: async () => (await import('./clips-bg.ts')).bg,
})

export const useClipsWords = (): ClipsCatalogue => useLazyWords(clipsWords)
