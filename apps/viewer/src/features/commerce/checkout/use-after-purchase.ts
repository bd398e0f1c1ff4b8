import { wireCalls } from '@grandstand/contract/wire'
import { basicPassField, isBasicPassSelected, passesForm } from '@grandstand/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApp } from '../../../platform/app-context.ts'
import { useRouter } from '../../../platform/router/router-context.ts'
import { passesQuery } from '../../../platform/session/passes-query.ts'

const ofBuyer: readonly unknown[] = ['events', 'access', 'orders', 'cards', 'vod']

/** What was known of the buyer is not true any more; then straight to the game, where there is one. */
export function useAfterPurchase() {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const { history } = useRouter()
  return useCallback(
    async (game: string | null): Promise<void> => {
      const isOld = ({ queryKey }: { queryKey: readonly unknown[] }) =>
        ofBuyer.includes(queryKey[0]) && queryKey[1] !== 'one'
      queryClient.removeQueries({ queryKey: ['events'], type: 'inactive' })
      void queryClient.invalidateQueries({ predicate: isOld })
      // A buyer has chosen: nobody is asked for a pass on the way to the game.
      const { queryKey } = passesQuery(client)
      const passes = await queryClient.ensureQueryData(passesQuery(client)).catch(() => null)
      if (!isBasicPassSelected(passes)) {
        const fields = [{ name: basicPassField, value: 1 }]
        // Where it cannot be kept, the way leads over the choice.
        const form = await client
          .send(wireCalls.updateCustomForm, { params: { alias: passesForm }, body: { fields } })
          .catch(() => null)
        if (form) queryClient.setQueryData(queryKey, form)
      }
      if (game !== null) history.replace(`/watch/${game}`, { plays: true })
    },
    [client, queryClient, history],
  )
}
