import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useRouter } from '../../../platform/router/router-context.ts'

const ofBuyer: readonly unknown[] = ['events', 'access', 'orders', 'cards', 'vod', 'custom-forms']

/** What was known of the buyer is not true any more; then straight to the game, where there is one. */
export function useAfterPurchase() {
  const queryClient = useQueryClient()
  const { history } = useRouter()
  return useCallback(
    (game: string | null): void => {
      const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        ofBuyer.includes(queryKey[0]) && queryKey[1] !== 'one'
      queryClient.removeQueries({ queryKey: ['events'], type: 'inactive' })
      void queryClient.invalidateQueries({ predicate: isOld })
      if (game !== null) history.replace(`/watch/${game}`, { plays: true })
    },
    [queryClient, history],
  )
}
