import type { Order } from '@grandstand/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trackSale } from '../../../platform/describe-sale.ts'
import { useAttempts } from './use-attempts.ts'

/** The basic pass is not among them: every step asks for it until it is chosen. */
const ofBuyer: readonly unknown[] = ['events', 'access', 'orders', 'cards', 'vod']

/**
 * The try is over, and what was known of the buyer is not true any more: neither what is there nor what is on its way, which
 * an account that was made a moment ago has just asked for. Resolves when all that comes from now on is new.
 */
export function useAfterPurchase() {
  const queryClient = useQueryClient()
  const attempts = useAttempts()
  return useCallback(
    async (order: Order): Promise<void> => {
      attempts.forget()
      const sold = { type: order.type, id: order.product.id, isTrial: order.is_trial }
      trackSale('purchase_success', sold, order, { order_id: order.id })
      const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) => ofBuyer.includes(queryKey[0])
      await queryClient.cancelQueries({ predicate: isOld })
      queryClient.removeQueries({ queryKey: ['events'], type: 'inactive' })
      void queryClient.invalidateQueries({
        predicate: query => isOld(query) && query.queryKey[1] !== 'one',
      })
    },
    [queryClient, attempts],
  )
}
