import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'
import type { IconName } from '@grandstand/ui'
import { contentTabNames } from '../features/content/content/content-tabs.ts'
import {
  accountHref,
  alarmsHref,
  apiKeysHref,
  auditHref,
  channelsHref,
  connectHref,
  contentHref,
  couponsHref,
  embedHref,
  errorsHref,
  gameHref,
  giveManyHref,
  grantsHref,
  hostsHref,
  newChannelHref,
  ordersHref,
  passesHref,
  paymentsHref,
  seasonHref,
  serverHref,
  servicesHref,
  setupHref,
  webhooksHref,
} from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useMayCall, useOperator } from '../platform/operator.ts'
import { useNavEntries } from '../platform/use-nav-entries.ts'
import type { Found } from './found.ts'

/** All pages and tabs that this operator may open; those below another one name it. */
export function usePages(channel: string): Found[] {
  const { words } = useI18n()
  const mayCall = useMayCall()
  const isOfServer = useOperator().channel === null
  const { groups, own, account } = useNavEntries(channel)
  const calls = studioWireCalls
  const { nav, money } = words
  const page = (call: WireCall, href: string, label: string, note: string, icon: IconName): Found[] =>
    mayCall(call) ? [{ href, label, note, icon }] : []
  const ofServer = (href: string, label: string): Found[] =>
    isOfServer ? [{ href, label, note: words.server.title, icon: 'settings' }] : []
  return [
    ...(mayCall(calls.addGame)
      ? [{ href: gameHref(channel, 'new'), label: words.games.add, icon: 'plus' as const }]
      : []),
    ...[...groups.flat(), ...own].map(({ href, label, icon }) => ({ href, label, icon })),
    { href: accountHref, label: account.label, icon: account.icon },
    ...page(calls.listAlarms, alarmsHref(channel), words.tonight.alarms.title, nav.tonight, 'alert'),
    ...page(
      calls.previewSeason,
      seasonHref(channel, 'file'),
      words.games.season.title,
      nav.events,
      'calendar_add',
    ),
    ...page(
      calls.previewSeason,
      seasonHref(channel, 'series'),
      words.games.season.seriesTitle,
      nav.events,
      'calendar_add',
    ),
    ...page(calls.getEmbedSites, embedHref(channel), words.embeds.title, nav.events, 'share'),
    ...page(calls.listStudioOrders, ordersHref(channel), money.tabs.orders, nav.sales, 'card'),
    ...page(calls.getPaymentsHealth, paymentsHref(channel), money.tabs.payouts, nav.sales, 'card'),
    ...page(calls.getContent, passesHref(channel), money.tabs.passes, nav.sales, 'card'),
    ...page(calls.listCoupons, couponsHref(channel), money.tabs.coupons, nav.sales, 'card'),
    ...page(calls.listStudioGrants, grantsHref(channel), money.tabs.grants, nav.sales, 'card'),
    ...page(calls.giveGrants, giveManyHref(channel), money.many.action, nav.sales, 'card'),
    ...page(calls.getPaymentConnection, connectHref(channel), money.connect.connect, nav.sales, 'bank_card'),
    ...page(calls.listErrorGroups, errorsHref(channel), words.reports.errors.title, nav.reports, 'chart'),
    ...contentTabNames.flatMap(tab =>
      page(calls.getContent, contentHref(channel, '', { tab }), words.content.tabs[tab], nav.content, 'grid'),
    ),
    ...page(calls.getContent, setupHref(channel), words.setup.title, nav.setup, 'settings'),
    ...page(calls.getHosts, hostsHref(channel), words.server.hosts.title, nav.setup, 'globe'),
    ...page(calls.getServices, servicesHref(channel), words.server.services.title, nav.setup, 'settings'),
    ...page(calls.listStudioKeys, apiKeysHref(channel), words.developers.keys.title, nav.setup, 'lock'),
    ...page(calls.listWebhooks, webhooksHref(channel), words.developers.webhooks.title, nav.setup, 'share'),
    ...page(calls.listAuditLog, auditHref({ channel }), words.audit.title, nav.setup, 'list'),
    ...ofServer(serverHref, words.server.backups.title),
    ...ofServer(channelsHref, nav.channels),
    ...ofServer(newChannelHref, words.setup.create.title),
  ]
}
