import type { OfferChoice, Participant } from '@grandstand/contract'
import { screenTitle } from '@grandstand/rules'
import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { useFavorites } from '../features/favorites/use-favorites.ts'
import { FreePass } from '../features/products/free-pass.tsx'
import { OtherWays } from '../features/products/other-ways.tsx'
import { PickSchool } from '../features/products/pick-school.tsx'
import { TeamHeading } from '../features/products/team-heading.tsx'
import { useIsHeldUp } from '../features/products/use-is-held-up.ts'
import { useMyTeam } from '../features/products/use-my-team.ts'
import { useNextTime } from '../features/products/use-next-time.ts'
import { useSportName } from '../features/products/use-sport-name.ts'
import { WatchOptions } from '../features/products/watch-options.tsx'
import { useAccountWords, usePassesWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { Failure } from '../platform/failure.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { offersQuery } from '../platform/session/offers-query.ts'
import styles from './packages-screen.module.css'

/** What the channel sells, beginning with the viewer's team. */
export function PackagesScreen() {
  const { client } = useApp()
  const { language } = useI18n()
  const { data: favorites = [] } = useFavorites()
  const { team, teams, pick, hasFailed, again } = useMyTeam(favorites)
  const isHeldUp = useIsHeldUp()
  const asked = team ? { participant_id: String(team.id) } : {}
  const { data: choice, isError, refetch } = useQuery(offersQuery(client, language, asked))
  const text = useTeamText(team, choice)
  usePageTitle(screenTitle('packages', language))
  const isLost = hasFailed || (isError && !choice)
  return (
    <>
      {team && teams ? (
        <TeamHeading team={team} teams={teams} text={text} onPick={pick} />
      ) : (
        <ScreenHeading screen="packages" />
      )}
      <div className={`${styles.content} stack-6`}>
        {isHeldUp && <FreePass />}
        {isLost && <Failure isPart onAgain={() => (hasFailed ? again() : void refetch())} />}
        {!isLost && teams && choice && <Choice choice={choice} team={team} teams={teams} onPick={pick} />}
        {!isLost && (!teams || !choice) && <Loading />}
      </div>
    </>
  )
}

interface ChoiceProps {
  choice: OfferChoice
  team: Participant | null
  teams: readonly Participant[]
  onPick: (team: Participant) => void
}

function Choice({ choice, team, teams, onPick }: ChoiceProps) {
  const { packages: words } = useAccountWords()
  if (choice.options.length === 0) {
    return (
      <StateMessage icon="library" title={words.emptyTitle} text={words.emptyText}>
        <a className="button" href="/upcoming">
          {words.freeNext}
        </a>
      </StateMessage>
    )
  }
  if (!team) {
    return (
      <>
        {teams.length > 0 && <PickSchool teams={teams} onPick={onPick} />}
        <OtherWays options={choice.options} eventId={null} />
      </>
    )
  }
  const others = choice.options.filter(({ kind }) => kind === 'other')
  return (
    <>
      <WatchOptions choice={choice} team={team} eventId={null} />
      <OtherWays options={others} eventId={null} />
    </>
  )
}

/** "Varsity football · 9 games left · next: live now". */
function useTeamText(team: Participant | null, choice: OfferChoice | undefined): string {
  const { plural, fill } = useI18n()
  const words = usePassesWords()
  const sportName = useSportName()
  const timeOf = useNextTime()
  if (!team || !choice) return ''
  const { games_left, event } = choice
  return [
    sportName(team),
    games_left > 0 ? plural(words.left, games_left) : words.noneLeft,
    event && fill(words.next, { time: timeOf(event) }),
  ]
    .filter(part => part !== null)
    .join(' · ')
}

function Loading() {
  const words = usePassesWords()
  return <Skeleton shape="card" count={3} label={words.loading} />
}
