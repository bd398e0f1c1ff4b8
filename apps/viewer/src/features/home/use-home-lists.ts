import { useMemo } from 'react'
import type { HomeScope } from './choose-home-scope.ts'
import { ownFirst } from './own-first.ts'
import { useHomeEvents } from './use-home-events.ts'
import { useOwnEvents } from './use-own-events.ts'

/** The lists of the home page, led by its viewer's own games; all at once, so that nothing moves what is read already. */
export function useHomeLists(scope: HomeScope) {
  const { data, isError, isFetching, refetch } = useHomeEvents(scope)
  const own = useOwnEvents(scope)
  const lists = useMemo(() => {
    if (!data || !own) return undefined
    const live = { ...data.live, items: ownFirst(own.live, data.live.items) }
    // They have a rail of their own.
    const isOthers = ({ id }: { id: number }) => !own.upcoming.some(game => game.id === id)
    const upcoming = { ...data.upcoming, items: data.upcoming.items.filter(isOthers) }
    return { ...data, live, upcoming, own, all: data }
  }, [data, own])
  return { lists, isError: isError && !isFetching, refetch }
}
