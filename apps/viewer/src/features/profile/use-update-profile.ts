import { ApiError } from '@grandstand/api-client'
import type { User } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import type { ProfileChanges } from './profile-changes.ts'

interface PasswordChange {
  current_password?: string
  password: string
}

interface Outcome {
  onSaved: (user: User) => void
  /** What the server found wrong, as a code by the name of the field. */
  onRefused: (fields: Record<string, string>) => void
}

export function useUpdateProfile({ onSaved, onRefused }: Outcome) {
  const { client } = useApp()
  const { enter } = useSession()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (changes: ProfileChanges | PasswordChange) => {
      const { user, api_key } = await client.send(wireCalls.updateProfile, {
        body: { _method: 'patch', ...changes },
      })
      // A new password gives a new key.
      if (api_key === null) queryClient.setQueryData(profileQuery(client).queryKey, user)
      else await enter({ api_key, user })
      return user
    },
    onSuccess: onSaved,
    onError: error => onRefused(error instanceof ApiError ? error.fields : {}),
  })
}
