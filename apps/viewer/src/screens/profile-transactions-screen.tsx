import { StateMessage } from '@grandstand/ui'
import { useAccountWords } from '../locales/account/account-words.ts'

export function ProfileTransactionsScreen() {
  const { profile } = useAccountWords()
  return (
    <StateMessage icon="list" title={profile.transactionsTitle} text={profile.transactionsText}>
      <a className="button button--primary" href="/packages">
        {profile.seePasses}
      </a>
    </StateMessage>
  )
}
