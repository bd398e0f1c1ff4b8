import { findScreen, isTitledScreen, screenTitle } from '@grandstand/rules'
import { PageHeading } from '@grandstand/ui'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { ProfileGate } from '../features/profile/profile-gate.tsx'
import { ProfileHeader } from '../features/profile/profile-header.tsx'
import { ProfileTabs } from '../features/profile/profile-tabs.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { Outlet } from '../platform/router/outlet.tsx'
import { useLocation } from '../platform/router/router-context.ts'
import styles from './screens.module.css'

/** The frame around the parts of the profile. */
export function ProfileScreen() {
  const { language } = useI18n()
  const { pathname } = useLocation()
  const screen = findScreen(pathname)
  usePageTitle(screenTitle(screen && isTitledScreen(screen) ? screen : 'profile', language))
  return (
    <>
      <PageHeading title={screenTitle('profile', language)} text="" image={null} isList hasAction />
      <div className={`${styles.content} stack-4`}>
        <ProfileGate>
          {user => (
            <>
              <ProfileHeader user={user} />
              <ProfileTabs />
              <Outlet />
            </>
          )}
        </ProfileGate>
      </div>
    </>
  )
}
