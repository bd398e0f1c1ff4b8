import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { Directory } from '../features/directory/directory.tsx'
import { useEventNames } from '../features/events/use-event-names.ts'
import { FavoriteButton } from '../features/favorites/favorite-button.tsx'
import { useSearchWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { participantsQuery } from '../platform/channel/participants-query.ts'
import { Failure } from '../platform/failure.tsx'
import { genderText } from '../platform/gender-text.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import styles from './screens.module.css'

export function TeamsScreen() {
  return (
    <>
      <ScreenHeading screen="teams" />
      <Teams />
    </>
  )
}

function Teams() {
  const { client } = useApp()
  const i18n = useI18n()
  const { words, language } = i18n
  const { places: texts } = useSearchWords()
  const names = useEventNames()
  const { data: teams, isError, isFetching, refetch } = useQuery(participantsQuery(client, language))
  if (!teams && isError && !isFetching) return <Failure onAgain={() => refetch()} />
  if (!teams) {
    return (
      <div className={`${styles.content} stack-4`}>
        <p role="status">{words.home.loadingTeams}</p>
        <Skeleton shape="card" count={3} />
      </div>
    )
  }
  if (teams.length === 0) {
    return (
      <StateMessage icon="ball" title={texts.noTeamsTitle} text={texts.noTeamsText}>
        <a className="button button--primary" href="/schedule">
          {texts.openSchedule}
        </a>
      </StateMessage>
    )
  }
  const items = teams.map(team => ({
    id: team.id,
    name: team.name,
    color: team.color,
    image: team.images[0] ?? null,
    href: `/?participant=${encodeURIComponent(team.alias)}`,
    meta: [team.properties.sport === null ? null : names.sport(team.properties.sport), genderText(i18n, team)]
      .filter(part => part !== null)
      .join(' · '),
  }))
  return (
    <Directory
      items={items}
      heart={({ id, name }) => <FavoriteButton type="participant" id={id} name={name} />}
    />
  )
}
