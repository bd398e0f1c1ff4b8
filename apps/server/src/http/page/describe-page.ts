import type { ChannelBootstrap, Image, Slide } from '@grandstand/contract'
import { chooseSlides, documentTitle, findPage, isTitledPath, pagePath, screenTitle } from '@grandstand/rules'
import { isEntryScreen, type ScreenName } from './viewer-build.ts'

/** What a page says of itself to browsers, crawlers and link previews, and what its first screen shows. */
export interface PageDescription {
  screen: ScreenName
  status: 200 | 404
  /** Path and query that this description is for; the same for every address that shows the same. */
  canonical: string
  title: string
  description: string
  image: Image | null
  heading: {
    title: string
    text: string
    image: Image | null
    isNarrow?: boolean
    hasAction?: boolean
  } | null
  slides: Slide[]
  /** For search engines, by schema.org. */
  jsonLd: object | null
  /** Changes with every change of an event, and not only with the channel. */
  followsEvents: boolean
}

export interface PageAddress {
  path: string
  group: string | null
  language: string
}

const screenOf = {
  '/faq': 'faq',
  '/about': 'about',
  '/contacts': 'contacts',
  '/live': 'events',
  '/upcoming': 'events',
  '/vod': 'events',
  '/schedule': 'events',
  '/vod_library': 'vod-library',
  '/login': 'login',
  '/registration': 'registration',
  '/verify-notice': 'verify-notice',
  '/verify-email': 'verify-email',
  '/password-reset-request': 'password-reset-request',
  '/password-reset': 'password-reset',
  '/packages': 'packages',
  '/select-package': 'select-package',
  '/buy': 'buy',
  '/profile': 'profile',
  '/profile/orders': 'profile',
  '/profile/transactions': 'profile',
  '/profile/clips': 'profile',
  '/profile/favorites': 'profile',
  '/profile/edit': 'profile-edit',
  '/confirm-account-deletion': 'confirm-account-deletion',
  '/404': 'not-found',
} as const

export function describePage(bootstrap: ChannelBootstrap, address: PageAddress): PageDescription {
  const { path, language } = address
  if (path === '/') return describeHome(bootstrap, address.group)
  const { settings, pages } = bootstrap
  const page = findPage(pages, path)
  if (page) {
    return {
      ...plain(bootstrap, page.title, page.description),
      screen: 'page',
      canonical: pagePath(page),
      heading: { title: page.title, text: page.description, image: null },
    }
  }
  const known = isTitledPath(path) ? path : '/404'
  const title = screenTitle(known, language)
  const screen = screenOf[known]
  // The tabs of the profile stand under one heading.
  const heading = screen === 'profile' ? screenTitle('/profile', language) : title
  return {
    ...plain(bootstrap, title, settings.description),
    screen,
    status: known === '/404' ? 404 : 200,
    canonical: known,
    heading: {
      title: heading,
      text: known === '/about' ? settings.description : '',
      image: null,
      isNarrow: isEntryScreen(screen),
    },
  }
}

function describeHome(bootstrap: ChannelBootstrap, groupName: string | null): PageDescription {
  const { settings, slides, participant_groups } = bootstrap
  const group =
    groupName === null
      ? undefined
      : participant_groups.find(({ alias, name }) => alias === groupName || name === groupName)
  if (!group) {
    return {
      ...plain(bootstrap, null, settings.description),
      canonical: '/',
      slides: chooseSlides(slides, {}),
    }
  }
  return {
    ...plain(bootstrap, group.name, `${group.name}, ${group.city}. ${settings.description}`),
    screen: 'place',
    canonical: `/?group=${encodeURIComponent(group.alias)}`,
    heading: { title: group.name, text: group.city, image: group.image, hasAction: true },
    slides: slides.filter(slide => slide.slidable_type === 'group' && slide.slidable_id === group.id),
  }
}

function plain({ settings }: ChannelBootstrap, title: string | null, description: string): PageDescription {
  return {
    screen: 'home',
    status: 200,
    canonical: '/',
    title: documentTitle(title, settings.name),
    description,
    image: settings.share_image,
    heading: null,
    slides: [],
    jsonLd: null,
    followsEvents: false,
  }
}
