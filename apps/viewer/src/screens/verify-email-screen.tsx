import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { VerifyEmail } from '../features/entry/verify-email.tsx'
import { useMailedToken } from '../platform/use-mailed-token.ts'

export function VerifyEmailScreen() {
  const token = useMailedToken()
  return (
    <>
      <ScreenHeading screen="verify-email" />
      <EntryColumn>
        <VerifyEmail key={token} token={token} />
      </EntryColumn>
    </>
  )
}
