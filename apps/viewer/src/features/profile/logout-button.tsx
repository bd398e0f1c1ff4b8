import { useAccountWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useRouter } from '../../platform/router/router-context.ts'
import { useLogOut } from '../../platform/session/use-log-out.ts'

export function LogoutButton() {
  const { toasts } = useApp()
  const { menu, profile } = useAccountWords()
  const { go, onSettled } = useRouter()
  const leaving = useLogOut()

  function leave() {
    if (!leaving) {
      toasts.show({ key: 'logged-out', kind: 'error', text: () => profile.cannotLogOut })
      return
    }
    // Home first: a page that needs a user would ask for a login the moment the user is gone.
    const forget = onSettled(({ address }) => {
      forget()
      if (address.pathname === '/') leaving.logOut()
    })
    go('/')
  }

  return (
    <button className="button" type="button" disabled={leaving?.isLeaving} onClick={leave}>
      {menu.logOut}
    </button>
  )
}
