import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { passesForm } from '@grandstand/rules'
import { queryOptions } from '@tanstack/react-query'

/** The user's choice of a pass; null where the channel has no such form. */
export const passesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['custom-forms', passesForm],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getCustomForm, { params: { alias: passesForm } }, { signal }),
    staleTime: 300_000,
    // No screen shows it, but each step asks for it.
    gcTime: 300_000,
  })
