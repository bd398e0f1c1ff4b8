import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { contentListQuery } from '../features/content/content/content-queries.ts'
import { eventsQuery } from '../features/games/events/events-queries.ts'
import { readEventsAddress } from '../features/games/events/read-events-address.ts'
import { usersQuery } from '../features/operators/users/users-queries.ts'
import { ordersQuery } from '../features/sale/orders/orders-queries.ts'
import { useClient } from '../platform/client-context.ts'
import { fullName } from '../platform/full-name.ts'
import { contentHref, orderHref, userHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useMayCall } from '../platform/operator.ts'
import type { Found } from './found.ts'
import { useFoundGames } from './use-found-games.ts'
import { usePages } from './use-pages.ts'

const mostOfKind = 5
/** Each look at people and orders is written down, so a letter is none. */
const leastLetters = 3

interface FoundGroup {
  title: string
  items: readonly Found[]
}

/** What the words find, what is urgent first. */
export function useFound(channel: string, search: string): FoundGroup[] {
  const { words, language, money } = useI18n()
  const client = useClient()
  const mayCall = useMayCall()
  const { listContent, listStudioEvents, listStudioOrders, listStudioUsers } = studioWireCalls
  const isLong = search.length >= leastLetters
  const asked = readEventsAddress(name => ({ search, status: 'all', order: 'desc' })[name] ?? '')
  const games = useQuery({
    ...eventsQuery(client, { channel, asked, page: 1, language }),
    enabled: search !== '' && mayCall(listStudioEvents),
    refetchInterval: false,
  })
  const orders = useQuery({
    ...ordersQuery(client, {
      channel,
      search,
      show: 'all',
      user: '',
      event: '',
      from: '',
      to: '',
      method: '',
      page: 1,
      language,
    }),
    enabled: isLong && mayCall(listStudioOrders),
    refetchInterval: false,
  })
  const people = useQuery({
    ...usersQuery(client, { channel, search, page: 1 }),
    enabled: isLong && mayCall(listStudioUsers),
  })
  const schools = useQuery({
    ...contentListQuery(client, { channel, kind: 'schools' }, language),
    enabled: isLong && mayCall(listContent),
    staleTime: 60_000,
  })
  const fold = (text: string) => text.toLocaleLowerCase(language)
  const hasWords = (text: string) => fold(text).includes(fold(search))
  const found = useFoundGames(channel, search === '' ? [] : (games.data?.items ?? []))
  const pages = usePages(channel).filter(({ label, note = '' }) => hasWords(`${note} ${label}`))
  const groups: FoundGroup[] = [
    { title: words.nav.events, items: found.games },
    { title: words.palette.actions, items: found.actions },
    {
      title: words.money.tabs.orders,
      items: (isLong ? (orders.data?.items ?? []) : []).map(order => ({
        href: orderHref(channel, order.id),
        label: order.name,
        note: money(order.total, order.currency),
        icon: 'card',
      })),
    },
    {
      title: words.nav.users,
      items: (isLong ? (people.data?.items ?? []) : []).map(user => ({
        href: userHref(channel, user.id),
        label: fullName(user),
        note: user.email,
        icon: 'user',
      })),
    },
    {
      title: words.content.kinds.schools,
      items: (isLong ? (schools.data?.items ?? []) : [])
        .filter(({ name }) => hasWords(name))
        .map(({ key, name }) => ({
          href: contentHref(channel, 'schools', { item: key }),
          label: name,
          icon: 'school',
        })),
    },
  ]
  return [
    ...groups.map(({ title, items }) => ({ title, items: items.slice(0, mostOfKind) })),
    // Without words they are the way around.
    { title: words.palette.pages, items: search === '' ? pages.filter(({ note }) => !note) : pages },
  ].filter(({ items }) => items.length > 0)
}
