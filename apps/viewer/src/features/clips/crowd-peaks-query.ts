import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** They are counted every ten minutes. */
const freshMs = 5 * 60_000

export const crowdPeaksQuery = (client: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['crowd-peaks', id],
    queryFn: ({ signal }) =>
      client.send(wireCalls.listCrowdPeaks, { params: { id: String(id) } }, { signal }),
    staleTime: freshMs,
  })
