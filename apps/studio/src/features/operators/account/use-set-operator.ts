import type { Operator } from '@grandstand/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { operatorQuery } from '../../../platform/operator.ts'

/** What the server said about the operator holds from now on. */
export function useSetOperator() {
  const queryClient = useQueryClient()
  const { queryKey } = operatorQuery(useClient())
  return (operator: Operator) => queryClient.setQueryData(queryKey, operator)
}
