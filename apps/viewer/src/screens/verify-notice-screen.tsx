import { useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { VerifyNotice } from '../features/entry/verify-notice.tsx'
import { VerifyNoticeUnknown } from '../features/entry/verify-notice-unknown.tsx'
import { useApp } from '../platform/app-context.ts'
import { profileQuery } from '../platform/session/user-queries.ts'

export function VerifyNoticeScreen() {
  const { client } = useApp()
  // The link opens in another tab: whoever comes back from there sees at once that it worked.
  const user = useQuery({ ...profileQuery(client), refetchOnWindowFocus: 'always' }).data ?? null
  return (
    <>
      <ScreenHeading screen="verify-notice" />
      <EntryColumn>{user ? <VerifyNotice user={user} /> : <VerifyNoticeUnknown />}</EntryColumn>
    </>
  )
}
