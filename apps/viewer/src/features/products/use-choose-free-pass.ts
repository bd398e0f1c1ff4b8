import { wireCalls } from '@grandstand/contract/wire'
import { basicPassField, passesForm } from '@grandstand/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { passesQuery } from '../../platform/session/passes-query.ts'
import { nextPath } from './next-path.ts'

/** Keeps the choice, then goes on to where the user wanted to be. */
export function useChooseFreePass() {
  const { client, storage } = useApp()
  const queryClient = useQueryClient()
  const { history } = useRouter()
  return useMutation({
    mutationFn: () =>
      client.send(wireCalls.updateCustomForm, {
        params: { alias: passesForm },
        body: { fields: [{ name: basicPassField, value: 1 }] },
      }),
    onSuccess: form => {
      queryClient.setQueryData(passesQuery(client).queryKey, form)
      history.push(nextPath(storage))
    },
  })
}
