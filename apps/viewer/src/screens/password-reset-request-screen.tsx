import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { useBootstrap } from '../features/channel/use-bootstrap.ts'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { ResetRequest } from '../features/entry/reset-request.tsx'

export function PasswordResetRequestScreen() {
  const { settings } = useBootstrap()
  return (
    <>
      <ScreenHeading screen="password-reset-request" />
      <EntryColumn>
        <ResetRequest recaptchaSiteKey={settings.recaptcha_site_key} />
      </EntryColumn>
    </>
  )
}
