import type { User } from '@grandstand/contract'
import { useState } from 'react'
import { offeredLanguages } from '../features/channel/offered-languages.ts'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { NoticeSettings } from '../features/notices/notice-settings.tsx'
import { EditProfile } from '../features/profile/edit-profile.tsx'
import { OwnPasswordFirst } from '../features/profile/own-password-first.tsx'
import { ProfileGate } from '../features/profile/profile-gate.tsx'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import styles from './screens.module.css'

export function ProfileEditScreen() {
  return (
    <>
      <ScreenHeading screen="profile-edit" />
      <div className={`${styles.content} stack-4`}>
        <ProfileGate>{user => <Editor key={user.id} user={user} />}</ProfileGate>
      </div>
    </>
  )
}

function Editor({ user }: { user: User }) {
  // As it was on arrival: with the new password set one goes on, and must not see the rest flash by.
  const [isTemporary] = useState(user.temporary_password)
  const { settings } = useBootstrap()
  if (isTemporary) return <OwnPasswordFirst user={user} />
  return (
    <EditProfile
      user={user}
      languages={offeredLanguages(settings)}
      channelName={settings.name}
      notices={<NoticeSettings />}
    />
  )
}
