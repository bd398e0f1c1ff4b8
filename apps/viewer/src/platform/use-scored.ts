import type { ApiClient } from '@grandstand/api-client'
import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useApp } from './app-context.ts'
import { useLaterScore, writeScore } from './use-later-score.ts'

/** Who scored when in a game. A game with another score is another question; `until`: as far as it was watched. */
const scoredQuery = (client: ApiClient, id: number, score: string, until: string | null) =>
  queryOptions({
    queryKey: ['scores', id, score, until],
    queryFn: ({ signal }) => {
      const query = until === null ? {} : { until }
      return client.send(wireCalls.listEventScores, { params: { id: String(id) }, query }, { signal })
    },
  })

export const firstScoredQuery = (client: ApiClient, event: Event) =>
  scoredQuery(client, event.id, writeScore(event), null)

/** All of them, or to somebody who hides scores those until `reachedDate`. */
export function useScored(event: Event, isAsked: boolean, reachedDate: string | null) {
  const { client } = useApp()
  const score = useLaterScore(event)
  return useQuery({
    ...scoredQuery(client, event.id, score, reachedDate),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  }).data
}
