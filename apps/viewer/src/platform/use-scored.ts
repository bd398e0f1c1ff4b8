import type { ApiClient } from '@grandstand/api-client'
import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useApp } from './app-context.ts'
import { useLaterScore, writeScore } from './use-later-score.ts'

/** Who scored when in a game. A game with another score is another question. */
export const scoredQuery = (client: ApiClient, id: number, score: string) =>
  queryOptions({
    queryKey: ['scores', id, score],
    queryFn: ({ signal }) =>
      client.send(wireCalls.listEventScores, { params: { id: String(id) } }, { signal }),
  })

export const firstScoredQuery = (client: ApiClient, event: Event) =>
  scoredQuery(client, event.id, writeScore(event))

export function useScored(event: Event, isAsked: boolean) {
  const { client } = useApp()
  const score = useLaterScore(event)
  return useQuery({
    ...scoredQuery(client, event.id, score),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  }).data
}
