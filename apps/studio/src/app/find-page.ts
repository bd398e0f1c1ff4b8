import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'
import {
  alarmsHref,
  apiKeysHref,
  connectHref,
  couponsHref,
  embedHref,
  errorsHref,
  giveManyHref,
  grantsHref,
  ordersHref,
  passesHref,
  paymentsHref,
  seasonsHref,
  usersHref,
  webhooksHref,
} from '../platform/hrefs.ts'
import { isInSection, type SectionName, sectionsOf } from '../platform/sections.ts'

interface Page {
  /** The section that it belongs to. */
  name: SectionName
  /** Without it there is nothing to see. */
  call: WireCall
}

/** Pages of a section that show other things than its first one. */
function listPages(channel: string): [href: string, call: WireCall][] {
  const calls = studioWireCalls
  return [
    [alarmsHref(channel), calls.listAlarms],
    [apiKeysHref(channel), calls.listStudioKeys],
    [connectHref(channel), calls.getPaymentConnection],
    [couponsHref(channel), calls.listCoupons],
    [embedHref(channel), calls.getEmbedSites],
    [errorsHref(channel), calls.listErrorGroups],
    [giveManyHref(channel), calls.giveGrants],
    [grantsHref(channel), calls.listStudioGrants],
    [ordersHref(channel), calls.listStudioOrders],
    [passesHref(channel), calls.listContent],
    [paymentsHref(channel), calls.getPayoutsReport],
    [seasonsHref(channel), calls.previewSeason],
    [usersHref(channel), calls.listStudioUsers],
    [webhooksHref(channel), calls.listWebhooks],
  ]
}

/** Of an address. Undefined: it has no section, or is of one thing there, of which the server decides. */
export function findPage(channel: string, pathname: string): Page | undefined {
  const section = sectionsOf(channel)
    .flat()
    .find(each => isInSection(each, pathname))
  if (!section) return undefined
  const own = listPages(channel).find(([href]) => pathname === href || pathname.startsWith(`${href}/`))
  if (own) return { name: section.name, call: own[1] }
  return pathname === section.href ? section : undefined
}
