import { useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { EntryColumn } from '../features/entry/entry-column.tsx'
import { VerifyNotice } from '../features/entry/verify-notice.tsx'
import { VerifyNoticeUnknown } from '../features/entry/verify-notice-unknown.tsx'
import { PickTeams } from '../features/favorites/pick-teams.tsx'
import { useApp } from '../platform/app-context.ts'
import { participantsQuery } from '../platform/channel/participants-query.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { profileQuery } from '../platform/session/user-queries.ts'

export function VerifyNoticeScreen() {
  const { client } = useApp()
  const { language } = useI18n()
  const { participant_groups } = useBootstrap()
  const { data: teams } = useQuery(participantsQuery(client, language))
  // The link opens in another tab. Users who come back see at once that it worked.
  const user = useQuery({ ...profileQuery(client), refetchOnWindowFocus: 'always' }).data ?? null
  return (
    <>
      <ScreenHeading screen="verify-notice" />
      <EntryColumn>
        {user ? (
          <VerifyNotice user={user}>
            <PickTeams groups={participant_groups} participants={teams ?? []} />
          </VerifyNotice>
        ) : (
          <VerifyNoticeUnknown />
        )}
      </EntryColumn>
    </>
  )
}
