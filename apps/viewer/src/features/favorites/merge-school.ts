import { wireCalls } from '@grandstand/contract/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { keepPickedSchool, usePickedSchool } from '../../platform/picked-school.ts'
import { favoritesQuery } from './favorites-query.ts'

/** The school that a visitor picked on this device is a favourite of theirs once they are logged in. */
export function MergeSchool(): null {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const picked = usePickedSchool()
  useEffect(() => {
    if (typeof picked !== 'number') return
    const body = { favoritable_type: 'group', favoritable_id: picked } as const
    client.send(wireCalls.addFavorite, { body }).then(
      () => {
        keepPickedSchool('none')
        void queryClient.invalidateQueries({ queryKey: favoritesQuery(client).queryKey })
        void queryClient.invalidateQueries({ queryKey: ['events', 'own'] })
      },
      // Nobody waits for it; the next page tries again.
      () => {},
    )
  }, [picked, client, queryClient])
  return null
}
