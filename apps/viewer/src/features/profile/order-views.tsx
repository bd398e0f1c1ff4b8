import { LinkTabs } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useLocation } from '../../platform/router/router-context.ts'
import { profilePart } from './profile-part.ts'

/** What the list of orders holds: those that open something now, and every payment. */
export function OrderViews() {
  const { pathname } = useLocation()
  const { profile } = useAccountWords()
  const part = profilePart(pathname)
  const views = [
    { href: '/profile/orders', label: profile.activeOrders, current: part === 'orders' },
    { href: '/profile/transactions', label: profile.transactions, current: part === 'transactions' },
  ]
  return <LinkTabs tabs={views} label={profile.orderViews} isInner />
}
