import { StateMessage } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

export function LoginNeeded() {
  const { words } = useI18n()
  const { profile } = useAccountWords()
  return (
    <StateMessage icon="user" title={words.login.needed} text={profile.loginText}>
      <a className="button button--primary" href="/login">
        {words.shell.logIn}
      </a>
    </StateMessage>
  )
}
