/** The words that a screen says beside those of every page. */
export type ScreenWords =
  | 'account'
  | 'clips'
  | 'commerce'
  | 'content'
  | 'passes'
  | 'search'
  | 'team'
  | 'rehearsal'
  | 'watch'

export interface Screen {
  /** `$id` is a number, `$uuid` a secret, `$` the path of a page that the channel has written. */
  path: string
  /** Its parts in the viewer, from the frame inwards; a screen without a frame is one part of its own name. */
  parts?: readonly string[]
  words?: readonly ScreenWords[]
  /**
   * Who may enter, where that is not everybody with a pass: only visitors, only users, also users without a pass, or
   * everybody in whatever state.
   */
  guard?: 'visitor' | 'user' | 'passless' | 'open'
  /**
   * What a visit means to a later return: an entry is never returned to, one from a mail only when it was asked for,
   * and a step is passed on the way to the page that was asked for.
   */
  visit?: 'entry' | 'mailed' | 'step'
  /** Not for search engines. */
  isHidden?: true
  /** One form in one column. */
  isNarrow?: true
  /** What it is for begins as high up as it can: a low heading, with what narrows a list beside it. */
  isList?: true
  /** Its picture is the page: the heading is only heard, and a phone shows no header. */
  isFull?: true
  /** Cards are entered here: its page, and no other, lets in the payment provider. */
  takesCards?: true
}

const content = { words: ['content'] } as const
const account = { words: ['account'], isHidden: true } as const
const commerce = { words: ['account', 'commerce'], isHidden: true } as const
const form = { ...account, isNarrow: true } as const
const entry = { ...form, visit: 'entry' } as const
const profile = { ...commerce, guard: 'user', isList: true } as const
const list = { parts: ['events'], isList: true } as const
const orders = { ...profile, parts: ['profile', 'profile-orders', 'profile-active-orders'] } as const

/** Each screen of the viewer, once: router, page heads, titles, navigation, preload and sitemap read it here. */
export const screens = {
  home: { path: '/' },
  /** The home page narrowed to a school or a team by its query. */
  'scoped-home': { path: '/', words: ['team'] },
  live: { path: '/live', ...list },
  upcoming: { path: '/upcoming', ...list },
  vod: { path: '/vod', ...list },
  schedule: { path: '/schedule', ...list },
  schools: { path: '/schools', words: ['search'] },
  teams: { path: '/teams', words: ['search'] },
  watch: { path: '/watch/$id', words: ['watch'] },
  'watch-embed': { path: '/watch_embed/$id', words: ['watch'], isHidden: true },
  'watch-clip': { path: '/watch_library/$id', words: ['clips', 'watch'], isHidden: true },
  'shared-clip': { path: '/share/$id/$uuid', words: ['clips', 'watch'], isHidden: true, guard: 'open' },
  moments: { path: '/moments', words: ['clips', 'watch'], isFull: true },
  'vod-library': { path: '/vod_library', ...content },
  'vod-media-item': { path: '/vod_library/$id', words: ['content', 'watch'] },
  packages: { path: '/packages', words: ['account', 'passes'], guard: 'passless', visit: 'step' },
  'select-package': {
    path: '/select-package/$id',
    ...account,
    words: ['account', 'passes'],
    guard: 'passless',
    visit: 'step',
  },
  buy: {
    path: '/buy',
    ...commerce,
    words: ['account', 'commerce', 'passes', 'watch'],
    guard: 'passless',
    visit: 'step',
    takesCards: true,
  },
  /** The link of a gift, which a login leads back to. */
  gift: { path: '/gift', ...commerce, isNarrow: true, guard: 'passless' },
  faq: { path: '/faq', ...content },
  about: { path: '/about', ...content },
  contacts: { path: '/contacts', ...content },
  login: { path: '/login', ...entry, guard: 'visitor' },
  registration: { path: '/registration', ...entry, guard: 'visitor' },
  'verify-notice': { path: '/verify-notice', ...entry },
  /** The link that stops mails about bought games. */
  'buyer-mails': { path: '/buyer-mails', ...form, visit: 'mailed' },
  'verify-email': { path: '/verify-email', ...form, visit: 'mailed' },
  'password-reset-request': { path: '/password-reset-request', ...entry, guard: 'visitor' },
  'password-reset': { path: '/password-reset', ...entry, guard: 'visitor' },
  profile: { path: '/profile', ...orders },
  'profile-orders': { path: '/profile/orders', ...orders },
  'profile-transactions': {
    path: '/profile/transactions',
    ...profile,
    parts: ['profile', 'profile-orders', 'profile-transactions'],
  },
  'profile-receipt': { path: '/profile/receipts/$id', ...profile },
  'profile-cards': {
    path: '/profile/cards',
    ...profile,
    parts: ['profile', 'profile-cards'],
    takesCards: true,
  },
  'profile-clips': {
    path: '/profile/clips',
    ...profile,
    words: ['account', 'clips'],
    parts: ['profile', 'profile-clips'],
  },
  'profile-favorites': {
    path: '/profile/favorites',
    ...profile,
    words: ['account'],
    parts: ['profile', 'profile-favorites'],
  },
  'profile-edit': { path: '/profile/edit', ...account, guard: 'user', visit: 'step' },
  simulate: { path: '/simulate', words: ['rehearsal'], guard: 'open', visit: 'step', isHidden: true },
  'confirm-account-deletion': { path: '/confirm-account-deletion', ...account, visit: 'mailed' },
  'not-found': { path: '/404', guard: 'open', visit: 'entry', isHidden: true },
  page: { path: '$' },
} as const satisfies Record<string, Screen>

export type ScreenName = keyof typeof screens
