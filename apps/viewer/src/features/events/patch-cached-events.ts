import type { Event, EventChange } from '@grandstand/contract'
import { applyEventChange } from '@grandstand/rules'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'

interface Listed {
  items: Event[]
}
type HomeLists = Record<'live' | 'upcoming' | 'vod', Listed>
type OwnLists = Record<'live' | 'upcoming' | 'vod' | 'begun', Event[]>

/**
 * Says whether the event was there, and whether it must be fetched again: it belongs to another list or another position
 * in it, its picture has come or gone, or its live picture has become a replay.
 */
export interface Patched {
  isKnown: boolean
  isMoved: boolean
}

/** Puts a change into every list and page that holds the event. */
export function patchCachedEvents(queryClient: QueryClient, change: EventChange): Patched {
  const patched: Patched = { isKnown: false, isMoved: false }
  const patch = (event: Event): Event => {
    if (event.id !== change.id) return event
    patched.isKnown = true
    const after = applyEventChange(event, change)
    patched.isMoved ||=
      after.stream_status !== event.stream_status ||
      after.event_utc_ts !== event.event_utc_ts ||
      after.has_picture !== event.has_picture ||
      (after.stream_status === 'finished' && event.media.some(({ type }) => type === 'live'))
    return after
  }
  // Untouched events stay the same object, so that nothing is drawn again for them.
  const patchAll = (events: Event[]): Event[] => {
    const next = events.map(patch)
    return next.every((event, at) => event === events[at]) ? events : next
  }
  const patchList = <List extends Listed>(list: List): List => {
    const items = patchAll(list.items)
    return items === list.items ? list : { ...list, items }
  }
  queryClient.setQueriesData<Event>({ queryKey: ['events', 'one'] }, event => event && patch(event))
  queryClient.setQueriesData<HomeLists>({ queryKey: ['events', 'home'] }, lists => {
    if (!lists) return lists
    const { live, upcoming, vod } = lists
    const next = { live: patchList(live), upcoming: patchList(upcoming), vod: patchList(vod) }
    const isSame = next.live === live && next.upcoming === upcoming && next.vod === vod
    return isSame ? lists : { ...lists, ...next }
  })
  queryClient.setQueriesData<OwnLists>({ queryKey: ['events', 'own'] }, lists => {
    if (!lists) return lists
    const next: OwnLists = {
      live: patchAll(lists.live),
      upcoming: patchAll(lists.upcoming),
      vod: patchAll(lists.vod),
      begun: patchAll(lists.begun),
    }
    const isSame = next.live === lists.live && next.upcoming === lists.upcoming && next.vod === lists.vod
    return isSame && next.begun === lists.begun ? lists : next
  })
  queryClient.setQueriesData<InfiniteData<Listed>>({ queryKey: ['events', 'list'] }, data => {
    if (!data) return data
    const pages = data.pages.map(patchList)
    return pages.every((page, at) => page === data.pages[at]) ? data : { ...data, pages }
  })
  return patched
}
