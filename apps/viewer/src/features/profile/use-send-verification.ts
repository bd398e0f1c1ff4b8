import { ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'

export function useSendVerification() {
  const { client, toasts } = useApp()
  const queryClient = useQueryClient()
  const { profile, errors } = useAccountWords()
  return useMutation({
    mutationFn: () => client.send(wireCalls.requestEmailVerification),
    onError: async error => {
      // Confirmed in another window meanwhile: the notice goes with the fresh profile.
      const isDone = error instanceof ApiError && error.code === 'email_already_verified'
      if (isDone) await queryClient.invalidateQueries({ queryKey: profileQuery(client).queryKey })
      const text = isDone ? errors.alreadyVerified : profile.sendFailed
      toasts.show({ key: 'send-verification', kind: isDone ? 'info' : 'error', text: () => text })
    },
  })
}
