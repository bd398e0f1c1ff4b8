import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { ChangePassword } from '../features/operators/account/change-password.tsx'
import { MonthlyMail } from '../features/operators/account/monthly-mail.tsx'
import { TotpPanel } from '../features/operators/account/totp-panel.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { May } from '../platform/may.tsx'
import { useOperator } from '../platform/operator.ts'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './account-screen.module.css'

export function AccountScreen() {
  const { words, fill } = useI18n()
  const { email, channel } = useOperator()
  const what = channel?.name ?? words.account.wholeDeployment
  return (
    <>
      <ScreenHead title={words.nav.account} text={fill(words.account.role, { email, what })} />
      <div className={`${styles.parts} stack-5`}>
        <ChangePassword />
        <TotpPanel />
        <May call={studioWireCalls.setMonthlyMail}>
          <MonthlyMail />
        </May>
      </div>
    </>
  )
}
