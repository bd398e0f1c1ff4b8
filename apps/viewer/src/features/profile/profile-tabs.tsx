import { LinkTabs } from '@grandstand/ui'
import { useAccountWords } from '../../locales/words.ts'
import { useLocation } from '../../platform/router/router-context.ts'
import { profilePart } from './profile-part.ts'

/** The parts of the profile. */
export function ProfileTabs() {
  const { pathname } = useLocation()
  const { profile } = useAccountWords()
  const part = profilePart(pathname)
  const tabs = [
    { href: '/profile', label: profile.orders, current: part === 'orders' || part === 'transactions' },
    { href: '/profile/cards', label: profile.cards, current: part === 'cards' },
    { href: '/profile/clips', label: profile.clips, current: part === 'clips' },
    { href: '/profile/favorites', label: profile.favorites, current: part === 'favorites' },
  ]
  return <LinkTabs tabs={tabs} label={profile.parts} />
}
