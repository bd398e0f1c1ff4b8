import { useAccountWords } from '../../locales/account/account-words.ts'
import { useLogOut } from './use-log-out.ts'

export function LogoutButton() {
  const { profile } = useAccountWords()
  const leaving = useLogOut()
  return (
    <button className="button" type="button" disabled={leaving.isPending} onClick={() => leaving.mutate()}>
      {leaving.isPending ? profile.loggingOut : profile.logout}
    </button>
  )
}
