import type { BodyInput, studioCalls } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'

/** Makes a venue or a team that is not there yet; once it is done, the choices have it. */
export function useNewName(channel: string, onMade: (id: number) => void) {
  const client = useClient()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyInput<typeof studioCalls.addToRoster>) =>
      client.send(studioWireCalls.addToRoster, { params: { channel }, body }),
    gcTime: 0,
    async onSuccess({ id }) {
      await queryClient.invalidateQueries({ queryKey: ['game-choices'] })
      onMade(id)
    },
  })
}
