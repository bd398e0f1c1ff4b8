import type { User } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import type { ProfileChanges } from './profile-changes.ts'

interface PasswordChange {
  current_password?: string
  password: string
}

export function useUpdateProfile() {
  const { client } = useApp()
  const { enter } = useSession()
  const queryClient = useQueryClient()
  return async (changes: ProfileChanges | PasswordChange): Promise<User> => {
    const { user, api_key } = await client.send(wireCalls.updateProfile, {
      body: { _method: 'patch', ...changes },
    })
    // A new password gives a new key.
    if (api_key === null) queryClient.setQueryData(profileQuery(client).queryKey, user)
    else await enter({ api_key, user })
    return user
  }
}
