import type { ApiClient } from '@grandstand/api-client'
import type { FirstAnswer } from '@grandstand/contract'
import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AppStorage } from './storage.ts'

export interface FirstAsked {
  client: ApiClient
  /** On a server it holds nothing. */
  storage: AppStorage
  language: string
  path: string
  search: Record<string, string>
}

/**
 * Gives the answer to a query and leaves it with those that the screen asks: the server, which draws the page, loads it; the
 * app takes it out of the page.
 */
export type GetFirst = <Data>(
  queryKey: QueryKey,
  load: (queryClient: QueryClient) => Promise<Data>,
) => Promise<Data>

/** A screen that the server draws says which answers it shows at first. */
export interface Screen {
  (): ReactNode
  first?: (asked: FirstAsked, get: GetFirst) => Promise<void>
}

/**
 * In the order of the server. An answer to another query, as for another time zone, stays until the right one comes.
 */
export function takeFirst(queryClient: QueryClient, answers: readonly FirstAnswer[]): GetFirst {
  const left = [...answers]
  function take<Data>(queryKey: QueryKey): Promise<Data>
  async function take(queryKey: QueryKey): Promise<unknown> {
    const { key, data } = left.shift() ?? {}
    return queryClient.setQueryData(queryKey, data, key === hashKey(queryKey) ? {} : { updatedAt: 0 })
  }
  return take
}
