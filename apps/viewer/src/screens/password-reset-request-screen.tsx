import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { ResetRequest } from '../features/entry/reset-request.tsx'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'

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
