import { canLogOut, isBasicPassSelected } from '@grandstand/rules'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../app-context.ts'
import { leaveDevice } from '../device-push.ts'
import { forgetKnownDevice } from '../known-device.ts'
import { passesQuery } from './passes-query.ts'
import { useSession } from './use-session.ts'
import { useUser } from './use-user.ts'

/** Null where logging out is not offered. Failures are reported as for every auth call. */
export function useLogOut() {
  const { client, storage, toasts } = useApp()
  const { menu } = useAccountWords()
  const user = useUser()
  const session = useSession()
  const passes = useQuery({ ...passesQuery(client), enabled: user !== null })
  const leaving = useMutation({
    mutationFn: session.leave,
    onSuccess: () => {
      forgetKnownDevice(storage)
      void leaveDevice().catch(() => {})
      toasts.show({ key: 'logged-out', kind: 'info', text: () => menu.loggedOut })
      // What had the focus is gone with the user.
      document.getElementById('main')?.focus({ preventScroll: true })
    },
  })
  const facts = { isLoggedIn: user !== null, isBasicPassSelected: isBasicPassSelected(passes.data ?? null) }
  return canLogOut(facts) ? { logOut: () => leaving.mutate(), isLeaving: leaving.isPending } : null
}
