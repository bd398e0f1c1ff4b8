import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { CommerceCatalogue } from './commerce-catalogue.ts'

/** What the checkout and the orders say. */
export const commerceWords = lazyWords<CommerceCatalogue>({
  en: async () => (await import('./commerce-en.ts')).en,
  fr: async () => (await import('./commerce-fr.ts')).fr,
  bg: async () => (await import('./commerce-bg.ts')).bg,
})

export const useCommerceWords = (): CommerceCatalogue => useLazyWords(commerceWords)
