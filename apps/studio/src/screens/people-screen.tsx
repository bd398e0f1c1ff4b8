import { useQuery } from '@tanstack/react-query'
import { GameLinks } from '../features/games/events/links/game-links.tsx'
import { InvitePerson } from '../features/operators/people/invite-person.tsx'
import { peopleQuery } from '../features/operators/people/people-query.ts'
import { PeopleTable } from '../features/operators/people/people-table.tsx'
import { RoleTable } from '../features/operators/people/role-table.tsx'
import { TotpDemand } from '../features/operators/people/totp-demand.tsx'
import { useClient } from '../platform/client-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'

export function PeopleScreen({ channel }: { channel: string }) {
  const { words } = useI18n()
  const say = words.people
  const people = useQuery(peopleQuery(useClient(), channel))
  return (
    <>
      <ScreenHead title={words.nav.people} text={say.text} />
      <LoadState query={people} rows={4} />
      {people.data && (
        <div className="stack-5">
          {people.data.items.length > 0 ? (
            <PeopleTable channel={channel} people={people.data.items} />
          ) : (
            <p className="quiet pretty">{say.none}</p>
          )}
          <InvitePerson channel={channel} />
          <GameLinks channel={channel} />
          <RoleTable />
          <TotpDemand channel={channel} isDemanded={people.data.demands_totp} />
        </div>
      )}
    </>
  )
}
