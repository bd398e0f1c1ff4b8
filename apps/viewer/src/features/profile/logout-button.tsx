import { useNavigate } from '@tanstack/react-router'
import { useAccountWords } from '../../locales/account/account-words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useLogOut } from '../../platform/session/use-log-out.ts'

export function LogoutButton() {
  const { toasts } = useApp()
  const { menu, profile } = useAccountWords()
  const navigate = useNavigate()
  const leaving = useLogOut()

  async function leave() {
    if (!leaving) {
      toasts.show({ key: 'logged-out', kind: 'error', text: () => profile.cannotLogOut })
      return
    }
    // Home first: a page that needs a user would ask for a login the moment the user is gone.
    await navigate({ to: '/' })
    leaving.logOut()
  }

  return (
    <button className="button" type="button" disabled={leaving?.isLeaving} onClick={() => void leave()}>
      {menu.logOut}
    </button>
  )
}
