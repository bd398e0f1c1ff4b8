/** Every address of the Studio is made here. */
export const homeHref = '/studio'
export const accountHref = '/studio/account'
export const channelsHref = '/studio/channels'
export const newChannelHref = '/studio/new-channel'

/** What a phone's bar has no room for. */
export function moreHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/more`
}

export function setupHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/setup`
}

export function settingsHref(channel: string, { section = '' } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/settings${toQuery({ section })}`
}

export function loginHref(returnTo: string): string {
  return `/studio/login?${new URLSearchParams({ to: returnTo })}`
}

export const forgotHref = '/studio/forgotten'

export function usersHref(channel: string, { search = '', page = 1 } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/users${toQuery({ search, page })}`
}

export function userHref(channel: string, id: number): string {
  return `/studio/channels/${encodeURIComponent(channel)}/users/${id}`
}

export function whyHref(channel: string, id: number, { event = '' } = {}): string {
  return `${userHref(channel, id)}/why${toQuery({ event })}`
}

export function giveHref(channel: string, id: number, { event = '' } = {}): string {
  return `${userHref(channel, id)}/give${toQuery({ event })}`
}

/** Sales and the newest orders; `order` opens one beside them. */
export function moneyHref(channel: string, { from = '', to = '', by = '', order = '' } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/money${toQuery({ from, to, by, order })}`
}

/** What narrows the list of orders; whatever is empty does not. `order` opens one beside it. */
export interface OrdersAddress {
  search?: string
  show?: string
  user?: string
  event?: string
  from?: string
  to?: string
  method?: string
  order?: string
  page?: number
}

export function ordersHref(channel: string, address: OrdersAddress = {}): string {
  const { search = '', show = '', user = '', event = '', from = '', to = '', method = '' } = address
  const { order = '', page = 1 } = address
  const filter = { search, show, user, event, from, to, method, order, page }
  return `/studio/channels/${encodeURIComponent(channel)}/orders${toQuery(filter)}`
}

/** Where the account that takes the money is connected. */
export function connectHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/connect-payments`
}

export function passesHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/passes`
}

/** A list of people who get a game or a pass for nothing. */
export function giveManyHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/give-many`
}

export function orderHref(channel: string, id: number): string {
  return `/studio/channels/${encodeURIComponent(channel)}/orders/${id}`
}

export function peopleHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/people`
}

/** Payouts, and the account that they come from. */
export function paymentsHref(channel: string, { from = '', to = '', payout = '' } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/payments${toQuery({ from, to, payout })}`
}

export function grantsHref(channel: string, { search = '', page = 1 } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/grants${toQuery({ search, page })}`
}

export function couponsHref(channel: string, { search = '', page = 1 } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/coupons${toQuery({ search, page })}`
}

export function couponHref(channel: string, id: number | 'new'): string {
  return `${couponsHref(channel)}/${id}`
}

export function tonightHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/tonight`
}

export function alarmsHref(channel: string, { page = 1 } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/alarms${toQuery({ page })}`
}

/** What narrows the list of games; whatever is empty does not. */
export const eventsFilterNames = [
  'search',
  'status',
  'order',
  'sport',
  'school',
  'team',
  'from',
  'to',
  'sale',
  'camera',
] as const
export type EventsAddress = Record<(typeof eventsFilterNames)[number], string>

export function eventsHref(
  channel: string,
  { page = 1, ...filter }: Partial<EventsAddress> & { page?: number } = {},
): string {
  return `/studio/channels/${encodeURIComponent(channel)}/events${toQuery({ ...filter, page })}`
}

/** Where somebody keeps the score. */
export function scoreHref(channel: string, id: number | string): string {
  return `${eventsHref(channel)}/${id}/score`
}

/** Which of the live games to keep the score of. */
export function scoresHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/scores`
}

export function eventHref(channel: string, id: number): string {
  return `/studio/channels/${encodeURIComponent(channel)}/events/${id}`
}

export function gameHref(channel: string, id: string, { from = '' } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/games/${id}${toQuery({ from })}`
}

export function closingHref(channel: string, id: number | string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/events/${id}/closing`
}

export function goLiveHref(channel: string, id: number | string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/events/${id}/go-live`
}

/** A snippet for other sites, of a game where one is meant. */
export function embedHref(channel: string, { event = '' } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/embed${toQuery({ event })}`
}

/** Where many games are made at once. */
export function seasonsHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/season`
}

export function seasonHref(channel: string, kind: 'file' | 'series'): string {
  return `${seasonsHref(channel)}/${kind}`
}

export function audienceHref(channel: string, { from = '', to = '', by = '' } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/audience${toQuery({ from, to, by })}`
}

/** One game, minute by minute. */
export function gameAudienceHref(channel: string, id: number): string {
  return `${audienceHref(channel)}/${id}`
}

/** What failed for viewers. */
export function errorsHref(channel: string, { page = 1 } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/errors${toQuery({ page })}`
}

/** A tab of what the channel is made of, the things of one kind, or one of them; `new` is one that is to be made. */
export function contentHref(channel: string, kind = '', { item = '', tab = '' } = {}): string {
  const path = `/studio/channels/${encodeURIComponent(channel)}/content${kind && `/${kind}`}`
  return path + toQuery({ item, tab })
}

export function libraryHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/library`
}

export function clipsHref(channel: string, { show = '', user = '', event = '', page = 1 } = {}): string {
  return `/studio/channels/${encodeURIComponent(channel)}/clips${toQuery({ show, user, event, page })}`
}

export function libraryItemHref(channel: string, id: number): string {
  return `${libraryHref(channel)}/${id}`
}

export function prerollHref(channel: string, id: number): string {
  return `/studio/channels/${encodeURIComponent(channel)}/prerolls/${id}`
}

export function slideHref(channel: string, id: number): string {
  return `/studio/channels/${encodeURIComponent(channel)}/slides/${id}`
}

/** Keys with which programs make calls. */
export function apiKeysHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/api-keys`
}

/** Addresses of other programs, or what was sent to one of them. */
export function webhooksHref(channel: string, id?: number): string {
  const path = `/studio/channels/${encodeURIComponent(channel)}/webhooks`
  return id === undefined ? path : `${path}/${id}`
}

/** The names under which a channel is found. */
export function hostsHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/hosts`
}

/** Accounts at Google, Facebook and the like. */
export function servicesHref(channel: string): string {
  return `/studio/channels/${encodeURIComponent(channel)}/services`
}

/** The whole deployment, for its owner. */
export const serverHref = '/studio/server'

/** Where a server without a channel is filled from a backup. */
export const restoreHref = '/studio/restore'

/** A file, not a page. */
export function backupFileHref(name: string): string {
  return `/api/studio/server/backups/${encodeURIComponent(name)}/download`
}

export function auditHref({ channel = '', page = 1, changesOnly = false, who = '', day = '' } = {}): string {
  const changes = changesOnly ? '1' : ''
  return `/studio/audit-log${toQuery({ channel, page, changes, who, day })}`
}

function toQuery({ page, ...texts }: Record<string, string | number>): string {
  const query = new URLSearchParams()
  for (const [name, text] of Object.entries(texts)) if (text !== '') query.set(name, String(text))
  if (Number(page) > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Where to go after the login: a page of the Studio, and nowhere else. */
export function returnPath(wanted: string | undefined): string {
  const isOurs = wanted !== undefined && /^\/studio(?:[/?]|$)/.test(wanted)
  return isOurs && !wanted.startsWith('/studio/login') ? wanted : homeHref
}
