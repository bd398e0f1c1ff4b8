import { wireCalls } from '@grandstand/contract/wire'
import { isSide } from '@grandstand/rules'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { favoritableOf, keepPicked, usePicked } from '../../platform/picked.ts'
import { favoritesQuery } from './favorites-query.ts'

/** The school or team that was picked on this device is a favourite of its user once they are logged in. */
export function MergePicked(): null {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const picked = usePicked()
  useEffect(() => {
    if (!isSide(picked)) return
    client.send(wireCalls.addFavorite, { body: favoritableOf(picked) }).then(
      () => {
        keepPicked('none')
        void queryClient.invalidateQueries({ queryKey: favoritesQuery(client).queryKey })
        void queryClient.invalidateQueries({ queryKey: ['events', 'own'] })
      },
      // Nobody waits for it; the next page tries again.
      () => {},
    )
  }, [picked, client, queryClient])
  return null
}
