import { StateMessage, shellWords } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'

export function LoginNeeded() {
  const { words, language } = useI18n()
  const { profile } = useAccountWords()
  return (
    <StateMessage icon="user" title={words.login.needed} text={profile.loginText}>
      <a className="button button--primary" href="/login">
        {shellWords(language).logIn}
      </a>
    </StateMessage>
  )
}
