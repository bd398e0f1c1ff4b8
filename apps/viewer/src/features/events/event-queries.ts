import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** Changes come by themselves; this is for what no change tells, such as new events. */
const freshMs = 60_000

export interface EventScope {
  group_id?: string
  participant_id?: string
}

/** What is live, what comes and what was, for the home page of the channel, a school or a team. */
export function homeEventsQuery(client: ApiClient, language: string, scope: EventScope) {
  return queryOptions({
    queryKey: ['events', 'home', language, scope],
    queryFn: ({ signal }) =>
      client.send(wireCalls.listEventsForHomepage, { query: { ...scope, language } }, { signal }),
    staleTime: freshMs,
  })
}

export function eventQuery(client: ApiClient, language: string, id: string) {
  return queryOptions({
    queryKey: ['events', 'one', language, id],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getEvent, { params: { id }, query: { language } }, { signal }),
    staleTime: freshMs,
  })
}
