import type { ChannelBootstrap, Image } from '@grandstand/contract'
import {
  documentTitle,
  findPage,
  findScreen,
  getScreen,
  isTitledScreen,
  pagePath,
  partsOf,
  type ScreenName,
  screenTitle,
} from '@grandstand/rules'

/** What browsers, crawlers and link previews read about a page, and what its first screen shows. */
export interface PageDescription {
  screen: ScreenName
  status: 200 | 404
  /** Path and query that this description is for; the same for every address that shows the same. */
  canonical: string
  title: string
  /** Of a link elsewhere, where it is another: chats cut long ones. */
  shareTitle?: string
  /** What a link elsewhere is fetched by, where it is not the canonical address. */
  sharePath?: string
  description: string
  image: Image | null
  /** The address of an MP4 that link previews may play. */
  video?: string | null
  /** Other sites may ask how to show it in theirs. */
  isEmbeddable?: boolean
  heading: {
    title: string
    text: string
    image: Image | null
    isNarrow?: boolean
    isFull?: boolean
    isList?: boolean
    hasAction?: boolean
  } | null
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
  const found = findScreen(path)
  const screen = found && isTitledScreen(found) ? found : 'not-found'
  const title = screenTitle(screen, language)
  // The tabs of the profile share one heading.
  const heading = partsOf(screen)[0] === 'profile' ? screenTitle('profile', language) : title
  return {
    ...plain(bootstrap, title, settings.description),
    screen,
    status: screen === 'not-found' ? 404 : 200,
    canonical: getScreen(screen).path,
    heading: {
      title: heading,
      text: screen === 'about' ? settings.description : '',
      image: null,
      isNarrow: getScreen(screen).isNarrow ?? false,
      isFull: getScreen(screen).isFull ?? false,
      isList: getScreen(screen).isList ?? false,
      hasAction: getScreen(screen).isList ?? false,
    },
  }
}

function describeHome(bootstrap: ChannelBootstrap, groupName: string | null): PageDescription {
  const { settings, participant_groups } = bootstrap
  const group =
    groupName === null
      ? undefined
      : participant_groups.find(({ alias, name }) => alias === groupName || name === groupName)
  if (!group) {
    return { ...plain(bootstrap, null, settings.description), canonical: '/' }
  }
  return {
    ...plain(bootstrap, group.name, `${group.name}, ${group.city}. ${settings.description}`),
    screen: 'scoped-home',
    canonical: `/?group=${encodeURIComponent(group.alias)}`,
    heading: { title: group.name, text: group.city, image: group.image, hasAction: true },
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
    jsonLd: null,
    followsEvents: false,
  }
}
