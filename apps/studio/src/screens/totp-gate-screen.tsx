import { TotpPanel } from '../features/operators/account/totp-panel.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './account-screen.module.css'

/** In place of whatever was asked for, until there is a second factor. */
export function TotpGateScreen() {
  const { words } = useI18n()
  return (
    <>
      <ScreenHead title={words.people.gateTitle} text={words.people.gateText} />
      <div className={`${styles.parts} stack-5`}>
        <TotpPanel />
      </div>
    </>
  )
}
