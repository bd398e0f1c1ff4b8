import { ApiError, type SessionClient } from '@grandstand/api-client'
import type { Operator } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'

/** Who is logged in; null is nobody. */
export function operatorQuery(client: SessionClient) {
  return queryOptions<Operator | null>({
    queryKey: ['operator'],
    queryFn: async ({ signal }) => {
      try {
        return await client.send(studioWireCalls.getOperator, {}, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
    staleTime: 60_000,
  })
}

export const OperatorContext = createContext<Operator | null>(null)

/** For what is shown to operators only. */
export function useOperator(): Operator {
  const operator = use(OperatorContext)
  if (!operator) throw new Error('useOperator needs a logged-in operator')
  return operator
}
