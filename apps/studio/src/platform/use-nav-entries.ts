import { studioWireCalls } from '@grandstand/contract/studio-wire'
import type { IconName } from '@grandstand/ui'
import { useLocation } from '@tanstack/react-router'
import { accountHref, auditHref, channelsHref, moreHref, scoresHref, serverHref } from './hrefs.ts'
import { useI18n } from './i18n/use-i18n.ts'
import { useMayCall, useOperator } from './operator.ts'
import { isInSection, sectionsOf } from './sections.ts'
import type { NavCount, NavCounts } from './use-nav-counts.ts'

export interface NavEntry {
  href: string
  label: string
  icon: IconName
  isCurrent: boolean
  isAtHand: boolean
  count?: NavCount | undefined
}

/** What this operator may open: in groups, and as the four places of a phone's bar. */
export function useNavEntries(channel: string | null, counts: NavCounts = {}) {
  const { words } = useI18n()
  const mayCall = useMayCall()
  const operator = useOperator()
  const { pathname } = useLocation()
  const entryOf = (
    href: string,
    label: string,
    icon: IconName,
    { more = [], isAtHand = false }: { more?: readonly string[]; isAtHand?: boolean } = {},
  ): NavEntry => ({
    href,
    label,
    icon,
    isAtHand,
    isCurrent: isInSection({ href, more }, pathname),
  })
  const groups = channel
    ? sectionsOf(channel).map(group =>
        group
          .filter(({ call }) => mayCall(call))
          .map(({ name, href, icon, ...rest }) => ({
            ...entryOf(href, words.nav[name], icon, rest),
            count: counts[name],
          })),
      )
    : [[entryOf(channelsHref, words.nav.channels, 'grid', { isAtHand: true })]]
  const own = [
    // A channel's own is among its settings.
    ...(channel === null && mayCall(studioWireCalls.listAuditLog)
      ? [entryOf(auditHref(), words.nav.audit, 'list')]
      : []),
    ...(channel === null && operator.channel === null
      ? [entryOf(serverHref, words.server.title, 'settings')]
      : []),
  ]
  const account = entryOf(accountHref, words.nav.account, 'user')
  const isKeepingScore = /\/(?:scores|events\/\d+\/score)$/.test(pathname)
  const atHand = groups.flat().filter(entry => entry.isAtHand)
  const bar: NavEntry[] = channel
    ? [
        ...atHand.map(entry => (isKeepingScore ? { ...entry, isCurrent: false } : entry)),
        ...(mayCall(studioWireCalls.listStudioEvents)
          ? [{ ...entryOf(scoresHref(channel), words.nav.scores, 'board'), isCurrent: isKeepingScore }]
          : []),
        {
          ...entryOf(moreHref(channel), words.nav.more, 'menu'),
          isCurrent: !isKeepingScore && !atHand.some(({ isCurrent }) => isCurrent),
        },
      ]
    : [...atHand, ...own, account]
  return { groups: groups.filter(group => group.length > 0), own, account, bar }
}
