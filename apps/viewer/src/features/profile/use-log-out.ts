import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useSession } from '../../platform/session/use-session.ts'

export function useLogOut() {
  const { toasts } = useApp()
  const { leave } = useSession()
  const { profile } = useAccountWords()
  const navigate = useNavigate()
  const say = (kind: 'info' | 'error', text: string) => toasts.show({ key: 'logout', kind, text: () => text })
  return useMutation({
    mutationFn: async () => {
      await leave()
      await navigate({ to: '/' })
    },
    onSuccess: () => say('info', profile.loggedOut),
    onError: () => say('error', profile.logoutFailed),
  })
}
