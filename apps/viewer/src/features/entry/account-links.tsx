import { useAccountWords } from '../../locales/words.ts'
import { useLogOut } from '../../platform/session/use-log-out.ts'
import { InstallButton } from './install-button.tsx'

interface AccountLinksProps {
  /** How links and buttons look in this place. */
  className: string
  /** Before the user is gone, and these links with it. */
  onLogOut?: () => void
}

export function AccountLinks({ className, onLogOut }: AccountLinksProps) {
  const { menu } = useAccountWords()
  const leaving = useLogOut()
  return (
    <ul>
      <li>
        <a className={className} href="/profile">
          {menu.profile}
        </a>
      </li>
      <li>
        <a className={className} href="/profile/favorites">
          {menu.favourites}
        </a>
      </li>
      <InstallButton className={className} />
      {leaving && (
        <li>
          <button
            className={className}
            type="button"
            disabled={leaving.isLeaving}
            onClick={() => {
              onLogOut?.()
              leaving.logOut()
            }}
          >
            {menu.logOut}
          </button>
        </li>
      )}
    </ul>
  )
}
