import { isBasicPassSelected, type NavigationFacts } from '@grandstand/rules'
import { passesQuery } from '../platform/session/passes-query.ts'
import { profileQuery } from '../platform/session/user-queries.ts'
import { readText } from '../platform/storage.ts'
import type { Runtime } from './create-runtime.ts'

export type ViewerFacts = Pick<NavigationFacts, 'isLoggedIn' | 'hasTemporaryPassword' | 'isBasicPassSelected'>

const visitor: ViewerFacts = { isLoggedIn: false, hasTemporaryPassword: false, isBasicPassSelected: true }

/** The viewer's facts, from what is already known where possible: a page must not wait to be opened. */
export function createViewerFacts({ client, storage, queryClient }: Runtime): () => Promise<ViewerFacts> {
  const { queryKey } = profileQuery(client)
  // Without a key there is no session: a newcomer's first page waits for nothing.
  const isNewcomer = readText(storage, 'api_key') === null
  return async () => {
    if (isNewcomer && queryClient.getQueryData(queryKey) === undefined) return visitor
    // A request that fails is reported elsewhere, and the server guards what matters by itself.
    const user = await queryClient.ensureQueryData(profileQuery(client)).catch(() => null)
    if (!user) return visitor
    // Whether a choice is missing is asked again: a purchase makes it, also in another tab or by a declined card.
    const known = queryClient.getQueryData(passesQuery(client).queryKey)
    const isChosen = known !== undefined && isBasicPassSelected(known)
    const passes = isChosen
      ? known
      : await queryClient.fetchQuery({ ...passesQuery(client), staleTime: 0 }).catch(() => null)
    return {
      isLoggedIn: true,
      hasTemporaryPassword: user.temporary_password,
      isBasicPassSelected: isBasicPassSelected(passes),
    }
  }
}
