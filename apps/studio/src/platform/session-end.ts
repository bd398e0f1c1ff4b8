import type { QueryClient } from '@tanstack/react-query'

const operatorKey = 'operator'
const endedKey = 'session-ended'

/** Nobody is logged in any more: no data stays in the page's memory. */
export function forgetPeople(queryClient: QueryClient): void {
  queryClient.setQueryData([operatorKey], null)
  queryClient.removeQueries({
    predicate: ({ queryKey: [name] }) => name !== operatorKey && name !== endedKey,
  })
}

/** So that the login says why it is asked for again. */
export function noteSessionEnd(queryClient: QueryClient): void {
  queryClient.setQueryData([endedKey], true)
}

export function hasSessionEnded(queryClient: QueryClient): boolean {
  return queryClient.getQueryData([endedKey]) === true
}

export function takeSessionEnd(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: [endedKey] })
}
