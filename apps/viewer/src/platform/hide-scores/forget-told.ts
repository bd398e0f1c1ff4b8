import type { QueryClient } from '@tanstack/react-query'

/** What says nothing of a game, by the first word of its query key. */
const saysNothing: readonly unknown[] = ['profile', 'bootstrap', 'participants', 'geo', 'page', 'access']

/** After other scores may be told: what is on screen is asked for again, and stays until the answer comes. */
export async function forgetTold(queryClient: QueryClient): Promise<void> {
  navigator.serviceWorker?.controller?.postMessage('forget_schedule')
  const tells = ({ queryKey }: { queryKey: readonly unknown[] }) => !saysNothing.includes(queryKey[0])
  queryClient.removeQueries({ predicate: tells, type: 'inactive' })
  await queryClient.invalidateQueries({ predicate: tells })
}
