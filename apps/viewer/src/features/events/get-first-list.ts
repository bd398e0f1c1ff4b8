import { dayOf, eventListName, shiftDay } from '@grandstand/rules'
import type { FirstAsked, GetFirst } from '../../platform/first-answers.ts'
import { viewerZone } from '../../platform/i18n/date-format.ts'
import { eventDaysQuery, eventListQuery } from './event-list-query.ts'
import { meantDay, stripStart } from './use-day-choice.ts'

/** What a list without filters shows at first. */
export async function getFirstList({ client, language, path }: FirstAsked, get: GetFirst): Promise<void> {
  const [name, timeZone] = [eventListName(path), viewerZone()]
  const asked = { name, filters: {}, language, timeZone, today: dayOf(Date.now(), timeZone) }
  const getList = (of: typeof name) => {
    const list = eventListQuery(client, { ...asked, name: of })
    return get(list.queryKey, queryClient => queryClient.fetchInfiniteQuery(list))
  }
  const { pages } = await getList(name)
  if (name === 'schedule') await getList('live')
  if (name === 'live') return
  const firstGame = pages[0]?.items[0]
  const firstListed = firstGame ? dayOf(firstGame.event_utc_ts * 1000, timeZone) : null
  const start = stripStart(name, asked.today, meantDay({}, asked.today, firstListed))
  const days = eventDaysQuery(client, asked, { start, end: shiftDay(start, 6) })
  await get(days.queryKey, queryClient => queryClient.fetchQuery(days))
}
