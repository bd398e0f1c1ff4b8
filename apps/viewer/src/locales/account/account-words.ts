import { lazyWords, useLazyWords } from '../../platform/i18n/lazy-words.ts'
import type { AccountCatalogue } from './account-catalogue.ts'

/** What the screens around an account say. */
export const accountWords = lazyWords<AccountCatalogue>({
  en: async () => (await import('./account-en.ts')).en,
  fr: async () => (await import('./account-fr.ts')).fr,
  bg: async () => (await import('./account-bg.ts')).bg,
})

export const useAccountWords = (): AccountCatalogue => useLazyWords(accountWords)
