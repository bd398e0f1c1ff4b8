import type { Texts } from '../platform/i18n/catalogue.ts'
import { lazyWords, useLazyWords } from '../platform/i18n/lazy-words.ts'

export type AccountCatalogue = Texts<typeof import('./account/account-en.ts').en>
/** What the screens around an account say. */
export const accountWords = lazyWords<AccountCatalogue>({
  en: async () => (await import('./account/account-en.ts')).en,
  fr: async () => (await import('./account/account-fr.ts')).fr,
  bg: async () => (await import('./account/account-bg.ts')).bg,
})
export const useAccountWords = () => useLazyWords(accountWords)

export type ClipsCatalogue = Texts<typeof import('./clips/clips-en.ts').en>
/** What is said of clips: where they are cut, kept, shared and leafed through. */
export const clipsWords = lazyWords<ClipsCatalogue>({
  en: async () => (await import('./clips/clips-en.ts')).en,
  fr: async () => (await import('./clips/clips-fr.ts')).fr,
  bg: async () => (await import('./clips/clips-bg.ts')).bg,
})
export const useClipsWords = () => useLazyWords(clipsWords)

export type CommerceCatalogue = Texts<typeof import('./commerce/commerce-en.ts').en>
/** What the checkout and the orders say. */
export const commerceWords = lazyWords<CommerceCatalogue>({
  en: async () => (await import('./commerce/commerce-en.ts')).en,
  fr: async () => (await import('./commerce/commerce-fr.ts')).fr,
  bg: async () => (await import('./commerce/commerce-bg.ts')).bg,
})
export const useCommerceWords = () => useLazyWords(commerceWords)

export type ContentCatalogue = Texts<typeof import('./content/content-en.ts').en>
/** What the library and the screens about the channel say. */
export const contentWords = lazyWords<ContentCatalogue>({
  en: async () => (await import('./content/content-en.ts')).en,
  fr: async () => (await import('./content/content-fr.ts')).fr,
  bg: async () => (await import('./content/content-bg.ts')).bg,
})
export const useContentWords = () => useLazyWords(contentWords)

export type PassesCatalogue = Texts<typeof import('./passes/passes-en.ts').en>
/** What the ways to watch a game or a team say. */
export const passesWords = lazyWords<PassesCatalogue>({
  en: async () => (await import('./passes/passes-en.ts')).en,
  fr: async () => (await import('./passes/passes-fr.ts')).fr,
  bg: async () => (await import('./passes/passes-bg.ts')).bg,
})
export const usePassesWords = () => useLazyWords(passesWords)

export type SearchCatalogue = Texts<typeof import('./search/search-en.ts').en>
/** What finding things says: the search, and the lists from A to Z. */
export const searchWords = lazyWords<SearchCatalogue>({
  en: async () => (await import('./search/search-en.ts')).en,
  fr: async () => (await import('./search/search-fr.ts')).fr,
  bg: async () => (await import('./search/search-bg.ts')).bg,
})
export const useSearchWords = () => useLazyWords(searchWords)

export type TeamCatalogue = Texts<typeof import('./team/team-en.ts').en>
/** What the page of a team says of its season. */
export const teamWords = lazyWords<TeamCatalogue>({
  en: async () => (await import('./team/team-en.ts')).en,
  fr: async () => (await import('./team/team-fr.ts')).fr,
  bg: async () => (await import('./team/team-bg.ts')).bg,
})
export const useTeamWords = () => useLazyWords(teamWords)

export type RehearsalCatalogue = Texts<typeof import('./rehearsal/rehearsal-en.ts').en>
/** What the rehearsal says. */
export const rehearsalWords = lazyWords<RehearsalCatalogue>({
  en: async () => (await import('./rehearsal/rehearsal-en.ts')).en,
  fr: async () => (await import('./rehearsal/rehearsal-fr.ts')).fr,
  bg: async () => (await import('./rehearsal/rehearsal-bg.ts')).bg,
})
export const useRehearsalWords = () => useLazyWords(rehearsalWords)

export type WatchCatalogue = Texts<typeof import('./watch/watch-en.ts').en>
/** The texts of the player and of the screens before it. */
export const watchWords = lazyWords<WatchCatalogue>({
  en: async () => (await import('./watch/watch-en.ts')).en,
  fr: async () => (await import('./watch/watch-fr.ts')).fr,
  bg: async () => (await import('./watch/watch-bg.ts')).bg,
})
export const useWatchWords = () => useLazyWords(watchWords)

export type WhyCatalogue = Texts<typeof import('./why/why-en.ts').en>
/** The obstacles between a user and a game. */
export const whyWords = lazyWords<WhyCatalogue>({
  en: async () => (await import('./why/why-en.ts')).en,
  fr: async () => (await import('./why/why-fr.ts')).fr,
  bg: async () => (await import('./why/why-bg.ts')).bg,
})
export const useWhyWords = () => useLazyWords(whyWords)
