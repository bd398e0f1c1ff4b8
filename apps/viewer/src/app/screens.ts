import { accountWords } from '../locales/account/account-words.ts'
import { contentWords } from '../locales/content/content-words.ts'
import { watchWords } from '../locales/watch/watch-words.ts'
import { lazyScreen } from './lazy-screen.tsx'

export const screens = {
  home: lazyScreen(async () => (await import('../screens/home-screen.tsx')).HomeScreen),
  place: lazyScreen(async () => (await import('../screens/place-screen.tsx')).PlaceScreen),
  events: lazyScreen(async () => (await import('../screens/events-screen.tsx')).EventsScreen),
  watch: lazyScreen(async () => (await import('../screens/watch-screen.tsx')).WatchScreen, watchWords),
  watchEmbed: lazyScreen(
    async () => (await import('../screens/watch-embed-screen.tsx')).WatchEmbedScreen,
    watchWords,
  ),
  vodLibrary: lazyScreen(
    async () => (await import('../screens/vod-library-screen.tsx')).VodLibraryScreen,
    contentWords,
  ),
  vodMediaItem: lazyScreen(
    async () => (await import('../screens/vod-media-item-screen.tsx')).VodMediaItemScreen,
    contentWords,
  ),
  packages: lazyScreen(
    async () => (await import('../screens/packages-screen.tsx')).PackagesScreen,
    accountWords,
  ),
  selectPackage: lazyScreen(
    async () => (await import('../screens/select-package-screen.tsx')).SelectPackageScreen,
    accountWords,
  ),
  buy: lazyScreen(async () => (await import('../screens/buy-screen.tsx')).BuyScreen, accountWords),
  faq: lazyScreen(async () => (await import('../screens/faq-screen.tsx')).FaqScreen, contentWords),
  about: lazyScreen(async () => (await import('../screens/about-screen.tsx')).AboutScreen, contentWords),
  contacts: lazyScreen(
    async () => (await import('../screens/contacts-screen.tsx')).ContactsScreen,
    contentWords,
  ),
  login: lazyScreen(async () => (await import('../screens/login-screen.tsx')).LoginScreen, accountWords),
  registration: lazyScreen(
    async () => (await import('../screens/registration-screen.tsx')).RegistrationScreen,
    accountWords,
  ),
  verifyNotice: lazyScreen(
    async () => (await import('../screens/verify-notice-screen.tsx')).VerifyNoticeScreen,
    accountWords,
  ),
  verifyEmail: lazyScreen(
    async () => (await import('../screens/verify-email-screen.tsx')).VerifyEmailScreen,
    accountWords,
  ),
  passwordResetRequest: lazyScreen(
    async () => (await import('../screens/password-reset-request-screen.tsx')).PasswordResetRequestScreen,
    accountWords,
  ),
  passwordReset: lazyScreen(
    async () => (await import('../screens/password-reset-screen.tsx')).PasswordResetScreen,
    accountWords,
  ),
  profile: lazyScreen(
    async () => (await import('../screens/profile-screen.tsx')).ProfileScreen,
    accountWords,
  ),
  profileOrders: lazyScreen(
    async () => (await import('../screens/profile-orders-screen.tsx')).ProfileOrdersScreen,
    accountWords,
  ),
  activeOrders: lazyScreen(
    async () => (await import('../screens/profile-active-orders-screen.tsx')).ProfileActiveOrdersScreen,
    accountWords,
  ),
  transactions: lazyScreen(
    async () => (await import('../screens/profile-transactions-screen.tsx')).ProfileTransactionsScreen,
    accountWords,
  ),
  userClips: lazyScreen(
    async () => (await import('../screens/profile-clips-screen.tsx')).ProfileClipsScreen,
    accountWords,
  ),
  profileFavorites: lazyScreen(
    async () => (await import('../screens/profile-favorites-screen.tsx')).ProfileFavoritesScreen,
    accountWords,
  ),
  profileEdit: lazyScreen(
    async () => (await import('../screens/profile-edit-screen.tsx')).ProfileEditScreen,
    accountWords,
  ),
  confirmAccountDeletion: lazyScreen(
    async () => (await import('../screens/confirm-account-deletion-screen.tsx')).ConfirmAccountDeletionScreen,
    accountWords,
  ),
  page: lazyScreen(async () => (await import('../screens/page-screen.tsx')).PageScreen),
  notFound: lazyScreen(async () => (await import('../screens/not-found-screen.tsx')).NotFoundScreen),
}

/** The screens are small: once the app stands still, have them all, and every link opens at once. */
export function preloadScreens(): void {
  const load = () => {
    for (const screen of Object.values(screens)) void screen.preload().catch(() => {})
  }
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: 5000 })
  else setTimeout(load, 2000)
}
