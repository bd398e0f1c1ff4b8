import { wireCalls } from '@grandstand/contract/wire'
import { hidesScores } from '@grandstand/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../app-context.ts'
import { useUser } from '../session/use-user.ts'
import { profileQuery } from '../session/user-queries.ts'
import { keepDeviceChoice, useDeviceChoice } from './device-choice.ts'
import { forgetTold } from './forget-told.ts'

/** One switch for the account and the device. */
export function useHideScores() {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const user = useUser()
  const device = useDeviceChoice()
  const isHidden = hidesScores({ device: device ?? undefined, account: user?.hide_scores ?? null })
  const { mutate, isPending } = useMutation({
    async mutationFn(next: boolean) {
      const body = { _method: 'patch', hide_scores: next } as const
      const changed = user && (await client.send(wireCalls.updateProfile, { body }))
      // First the device: an account that is read beside an old choice of its device would take that over.
      keepDeviceChoice(next ? (user ? 'account' : 'on') : null)
      if (changed) queryClient.setQueryData(profileQuery(client).queryKey, changed.user)
      await forgetTold(queryClient)
    },
  })
  return { isHidden, hide: () => mutate(true), toggle: () => !isPending && mutate(!isHidden) }
}
