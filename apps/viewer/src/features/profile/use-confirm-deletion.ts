import { wireCalls } from '@grandstand/contract/wire'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useSession } from '../../platform/session/use-session.ts'

export function useConfirmDeletion() {
  const { client } = useApp()
  const { lookAgain } = useSession()
  return useMutation({
    mutationFn: async (token: string) => {
      await client.send(wireCalls.confirmAccountDeletion, { body: { token } })
      // The link may belong to another account than the one that is logged in here, if any.
      await lookAgain()
    },
  })
}
