import { ApiError } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { retryAfter } from '../../platform/form/retry-after.ts'
import { useSecondsLeft } from '../../platform/form/use-seconds-left.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'

const coolDownSeconds = 60

/** Mails the link once more, and then not again for a minute, or for as long as the server says. */
export function useSendAgain() {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const sending = useMutation({
    mutationFn: () => client.send(wireCalls.requestEmailVerification),
    onError: error => {
      // Confirmed in another tab meanwhile: the fresh profile says so.
      if (error instanceof ApiError && error.code === 'email_already_verified')
        void queryClient.invalidateQueries({ queryKey: profileQuery(client).queryKey })
    },
  })
  const seconds = sending.isSuccess ? coolDownSeconds : retryAfter(sending.error)
  const secondsLeft = useSecondsLeft(seconds, sending.submittedAt + Number(sending.isPending))
  return { sending, secondsLeft }
}
