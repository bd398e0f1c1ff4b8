import { LinkTabs } from '@grandstand/ui'
import {
  contentHref,
  eventsHref,
  libraryHref,
  ordersHref,
  peopleHref,
  reportHref,
  tonightHref,
  usersHref,
} from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useOperator } from '../../../platform/operator.ts'

/** A channel's parts, for operators of several; with one, they are in the navigation. */
export function ChannelTabs({
  channel,
  current,
}: {
  channel: string
  current: 'tonight' | 'events' | 'library' | 'content' | 'users' | 'sales' | 'reports' | 'people'
}) {
  const { words } = useI18n()
  if (useOperator().channel !== null) return null
  return (
    <LinkTabs
      label={words.nav.channel}
      tabs={[
        { href: tonightHref(channel), label: words.nav.tonight, current: current === 'tonight' },
        { href: eventsHref(channel), label: words.nav.events, current: current === 'events' },
        { href: libraryHref(channel), label: words.nav.library, current: current === 'library' },
        { href: contentHref(channel), label: words.nav.content, current: current === 'content' },
        { href: usersHref(channel), label: words.nav.users, current: current === 'users' },
        { href: ordersHref(channel), label: words.nav.sales, current: current === 'sales' },
        { href: reportHref(channel), label: words.nav.reports, current: current === 'reports' },
        { href: peopleHref(channel), label: words.nav.people, current: current === 'people' },
      ]}
    />
  )
}
