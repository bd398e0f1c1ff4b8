import { lazyScreen } from './lazy-screen.tsx'

export const screens = {
  home: lazyScreen(async () => (await import('../screens/home-screen.tsx')).HomeScreen),
  place: lazyScreen(async () => (await import('../screens/place-screen.tsx')).PlaceScreen),
  events: lazyScreen(async () => (await import('../screens/events-screen.tsx')).EventsScreen),
  watch: lazyScreen(async () => (await import('../screens/watch-screen.tsx')).WatchScreen),
  vodLibrary: lazyScreen(async () => (await import('../screens/vod-library-screen.tsx')).VodLibraryScreen),
  vodMediaItem: lazyScreen(
    async () => (await import('../screens/vod-media-item-screen.tsx')).VodMediaItemScreen,
  ),
  faq: lazyScreen(async () => (await import('../screens/faq-screen.tsx')).FaqScreen),
  about: lazyScreen(async () => (await import('../screens/about-screen.tsx')).AboutScreen),
  contacts: lazyScreen(async () => (await import('../screens/contacts-screen.tsx')).ContactsScreen),
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
