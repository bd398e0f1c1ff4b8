import { ApiError, type SessionClient } from '@grandstand/api-client'
import type { Operator } from '@grandstand/contract'
import { studioWireCalls, type WireCall } from '@grandstand/contract/studio-wire'
import { mayCall } from '@grandstand/rules'
import { queryOptions } from '@tanstack/react-query'
import { createContext, use } from 'react'

/** The logged-in operator; null: nobody. */
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

/** Whether who is logged in may make a call: what they may not is not offered. The server decides by the same rule. */
export function useMayCall(): (call: WireCall) => boolean {
  const { role } = useOperator()
  return ({ by }) => by !== undefined && mayCall(role, by)
}

/** For what is shown to operators only. */
export function useOperator(): Operator {
  const operator = use(OperatorContext)
  if (!operator) throw new Error('useOperator needs a logged-in operator')
  return operator
}
