import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'
import type { IconName } from '@grandstand/ui'
import {
  alarmsHref,
  apiKeysHref,
  audienceHref,
  auditHref,
  clipsHref,
  connectHref,
  contentHref,
  couponsHref,
  embedHref,
  errorsHref,
  eventsHref,
  gameHref,
  giveManyHref,
  grantsHref,
  hostsHref,
  libraryHref,
  moneyHref,
  ordersHref,
  passesHref,
  paymentsHref,
  peopleHref,
  seasonsHref,
  serverHref,
  servicesHref,
  settingsHref,
  setupHref,
  tonightHref,
  usersHref,
  webhooksHref,
} from './hrefs.ts'

import type { Catalogue } from './i18n/catalogue.ts'

export type SectionName = Exclude<keyof Catalogue['nav'], 'counts'>

interface Section {
  name: SectionName
  href: string
  icon: IconName
  /** Who may make it sees the section. */
  call: WireCall
  /** What else belongs to it. */
  more?: readonly string[]
  /** Has a place in the bar of a phone, which has room for three. */
  isAtHand?: boolean
}

/** Whether a page belongs to a section. */
export const isInSection = ({ href, more = [] }: Pick<Section, 'href' | 'more'>, pathname: string): boolean =>
  [href, ...more].some(start => pathname.startsWith(start))

/** The parts of a channel's Studio, in groups and in the order of the navigation. */
export function sectionsOf(channel: string): readonly (readonly Section[])[] {
  const {
    getTonight,
    listStudioEvents,
    listLibrary,
    listStudioClips,
    listStudioUsers,
    listStudioOrders,
    getWatchingReport,
    listPeople,
    getContent,
  } = studioWireCalls
  return [
    [
      {
        name: 'tonight',
        href: tonightHref(channel),
        icon: 'live',
        call: getTonight,
        more: [alarmsHref(channel)],
        isAtHand: true,
      },
      {
        name: 'events',
        href: eventsHref(channel),
        icon: 'calendar',
        call: listStudioEvents,
        more: [gameHref(channel, ''), seasonsHref(channel), embedHref(channel)],
        isAtHand: true,
      },
      { name: 'library', href: libraryHref(channel), icon: 'library', call: listLibrary },
      { name: 'clips', href: clipsHref(channel), icon: 'scissors', call: listStudioClips },
    ],
    [
      {
        name: 'sales',
        href: moneyHref(channel),
        icon: 'card',
        call: listStudioOrders,
        more: [
          ordersHref(channel),
          grantsHref(channel),
          giveManyHref(channel),
          couponsHref(channel),
          paymentsHref(channel),
          passesHref(channel),
          connectHref(channel),
        ],
      },
      {
        name: 'reports',
        href: audienceHref(channel),
        icon: 'chart',
        call: getWatchingReport,
        more: [errorsHref(channel)],
      },
      { name: 'users', href: usersHref(channel), icon: 'user', call: listStudioUsers },
    ],
    [
      { name: 'content', href: contentHref(channel), icon: 'grid', call: getContent },
      { name: 'people', href: peopleHref(channel), icon: 'people', call: listPeople },
      {
        name: 'setup',
        href: settingsHref(channel),
        icon: 'settings',
        call: getContent,
        more: [
          setupHref(channel),
          hostsHref(channel),
          servicesHref(channel),
          apiKeysHref(channel),
          webhooksHref(channel),
          auditHref(),
          serverHref,
        ],
      },
    ],
  ]
}
