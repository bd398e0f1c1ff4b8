import { StateMessage } from '@grandstand/ui'
import { useAccountWords } from '../locales/account/account-words.ts'

export function ProfileActiveOrdersScreen() {
  const { profile } = useAccountWords()
  return (
    <StateMessage icon="card" title={profile.ordersTitle} text={profile.ordersText}>
      <a className="button button--primary" href="/schedule">
        {profile.seeWhatIsOn}
      </a>
      <a className="button" href="/packages">
        {profile.seePasses}
      </a>
    </StateMessage>
  )
}
