import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'
import type { IconName } from '@grandstand/ui'
import {
  alarmsHref,
  clipsHref,
  contentHref,
  couponsHref,
  eventsHref,
  grantsHref,
  libraryHref,
  ordersHref,
  paymentsHref,
  peopleHref,
  reportHref,
  tonightHref,
  usersHref,
} from '../platform/hrefs.ts'
import type { Catalogue } from '../platform/i18n/catalogue.ts'

interface Section {
  name: keyof Catalogue['nav']
  href: string
  icon: IconName
  /** Who may make it sees the section. */
  call: WireCall
  /** What else belongs to it. */
  more?: readonly string[]
}

/** The parts of a channel's Studio, in the order of the navigation. */
export function sectionsOf(channel: string): readonly Section[] {
  const {
    getTonight,
    listStudioEvents,
    listLibrary,
    listStudioUsers,
    listStudioOrders,
    getWatchingReport,
    listPeople,
    getContent,
  } = studioWireCalls
  return [
    {
      name: 'tonight',
      href: tonightHref(channel),
      icon: 'live',
      call: getTonight,
      more: [alarmsHref(channel)],
    },
    { name: 'events', href: eventsHref(channel), icon: 'calendar', call: listStudioEvents },
    {
      name: 'library',
      href: libraryHref(channel),
      icon: 'library',
      call: listLibrary,
      more: [clipsHref(channel)],
    },
    { name: 'content', href: contentHref(channel), icon: 'grid', call: getContent },
    { name: 'users', href: usersHref(channel), icon: 'user', call: listStudioUsers },
    {
      name: 'sales',
      href: ordersHref(channel),
      icon: 'card',
      call: listStudioOrders,
      more: [grantsHref(channel), couponsHref(channel), paymentsHref(channel)],
    },
    { name: 'reports', href: reportHref(channel), icon: 'table', call: getWatchingReport },
    { name: 'people', href: peopleHref(channel), icon: 'user', call: listPeople },
  ]
}
