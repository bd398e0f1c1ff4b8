import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { Reset } from '../features/entry/reset.tsx'
import { useMailedToken } from '../platform/use-mailed-token.ts'

export function PasswordResetScreen() {
  const token = useMailedToken()
  return (
    <>
      <ScreenHeading screen="password-reset" />
      <EntryColumn>
        <Reset key={token} token={token} />
      </EntryColumn>
    </>
  )
}
