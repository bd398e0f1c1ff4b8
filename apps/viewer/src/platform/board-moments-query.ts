import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** What stood on the board of a game when; to somebody who hides scores, until a date. */
export const boardMomentsQuery = (client: ApiClient, eventId: number, until: string | null) =>
  queryOptions({
    queryKey: ['board', eventId, until],
    queryFn: ({ signal }) => {
      const query = until === null ? {} : { until }
      return client.send(wireCalls.listBoardMoments, { params: { id: String(eventId) }, query }, { signal })
    },
    placeholderData: keepPreviousData,
  })
