import type { calls, Reply } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../app-context.ts'
import { useUser } from './use-user.ts'
import { watchPositionsQuery } from './watch-positions-query.ts'

export type Watched = Reply<typeof calls.listWatchPositions>['items'][number]

/** How far the user is in a replay or in a video of the library. The lists of both are the same for everyone. */
export function useWatched(kind: 'events' | 'items', id: number, isAsked = true): Watched | undefined {
  const { client } = useApp()
  const isKnown = useUser() !== null && isAsked
  const { data } = useQuery({
    ...watchPositionsQuery(client),
    enabled: isKnown,
    select: positions => positions[kind].get(id),
  })
  return isKnown ? data : undefined
}
