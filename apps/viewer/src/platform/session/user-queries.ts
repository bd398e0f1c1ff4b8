import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** Null for a visitor who is not logged in. */
export const profileQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => client.send(wireCalls.getProfile, {}, { signal }),
    staleTime: 300_000,
  })

export const accessQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['access'],
    queryFn: ({ signal }) => client.send(wireCalls.getUserAccess, {}, { signal }),
    staleTime: 300_000,
  })

export const geoQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['geo'],
    queryFn: ({ signal }) => client.send(wireCalls.getGeo, {}, { signal }),
    staleTime: 3_600_000,
  })
