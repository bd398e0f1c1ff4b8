import { ForgotForm } from '../features/operators/login/forgot-form.tsx'
import { loginHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { usePageTitle } from '../platform/use-page-title.ts'
import styles from './login-screen.module.css'

export function ForgotScreen() {
  const { words } = useI18n()
  usePageTitle(words.forgot.title)
  return (
    <div className={`${styles.card} stack-4`}>
      <h1 className="title-1">{words.forgot.title}</h1>
      <p className="quiet pretty">{words.forgot.text}</p>
      <ForgotForm />
      <a href={loginHref('')}>{words.login.back}</a>
    </div>
  )
}
