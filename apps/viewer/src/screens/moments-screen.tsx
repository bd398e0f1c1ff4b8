import { Skeleton, StateMessage } from '@grandstand/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { clipTagsQuery, momentsQuery } from '../features/clips/clip-queries.ts'
import { MomentBar } from '../features/clips/moment-bar.tsx'
import { MomentFeed, MomentFrame } from '../features/clips/moment-feed.tsx'
import {
  type MomentFilters,
  readMomentFilters,
  resolveMomentFilters,
} from '../features/clips/moment-filters.ts'
import { allSports } from '../features/events/event-filters.ts'
import { OtherLive } from '../features/events/other-live.tsx'
import { TeamCrest } from '../features/events/team-crest.tsx'
import { useEventNames } from '../features/events/use-event-names.ts'
import { FollowCrest } from '../features/favorites/follow-crest.tsx'
import { useFavorites } from '../features/favorites/use-favorites.ts'
import { useClipsWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { participantsQuery } from '../platform/channel/participants-query.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { Failure } from '../platform/failure.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { hrefOf } from '../platform/router/address.ts'
import { useLocation, useRouter } from '../platform/router/router-context.ts'
import styles from './moments-screen.module.css'

/** There is room for so many over the picture. */
const maxTeams = 2

/** Public clips of the channel, one after the other: on a phone each fills the screen. */
export function MomentsScreen() {
  const { client } = useApp()
  const { language, words: common } = useI18n()
  const { moments: words, list: listWords } = useClipsWords()
  const { go } = useRouter()
  const filters = readMomentFilters(useLocation().search)
  const names = useEventNames()
  const sports = allSports(useBootstrap().event_categories)
  const teams = useQuery(participantsQuery(client, language)).data
  const tags = useQuery(clipTagsQuery(client, language)).data ?? []
  const favorites = useFavorites().data ?? []
  const asked = resolveMomentFilters(filters, { sports, teams })
  const list = useInfiniteQuery({ ...momentsQuery(client, language, asked ?? {}), enabled: asked !== null })
  const clips = list.data?.pages.flatMap(({ items }) => items)
  const isFollowed = (id: number) =>
    favorites.some(kept => kept.favoritable_type === 'participant' && kept.favoritable_id === id)
  const followed = (teams ?? []).filter(({ id }) => isFollowed(id)).slice(0, maxTeams)
  const change = (next: MomentFilters) => {
    const search = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
    go(hrefOf('/moments', search), { keepsScroll: true })
  }
  const isFiltered = Object.keys(asked ?? {}).length > 0
  return (
    <>
      <ScreenHeading screen="moments" />
      {clips?.length === 0 || (!clips && list.isError && !list.isFetching) ? (
        <div className={`${styles.screen} stack-6`}>
          {!clips ? (
            <Failure
              title={listWords.failedTitle}
              text={common.events.failedText}
              onAgain={() => list.refetch()}
            />
          ) : isFiltered ? (
            <StateMessage icon="search" title={words.filteredTitle} text={words.filteredText} role="status">
              <button className="button button--primary" type="button" onClick={() => change({})}>
                {words.reset}
              </button>
            </StateMessage>
          ) : (
            <StateMessage icon="play" title={words.emptyTitle} text={words.emptyText}>
              <a className="button button--primary" href="/vod">
                {words.emptyAction}
              </a>
            </StateMessage>
          )}
          <OtherLive />
        </div>
      ) : (
        <MomentFrame>
          <MomentBar
            filters={filters}
            choices={{ sport: sports, team: teams ?? [], tag: tags }}
            teams={followed.map(({ alias, card_name }) => ({ alias, name: card_name }))}
            onChange={change}
          />
          {clips ? (
            <MomentFeed
              key={JSON.stringify(asked)}
              clips={clips}
              parts={{
                follow: team => (
                  <FollowCrest team={team}>
                    <TeamCrest team={team} sizes="48px" />
                  </FollowCrest>
                ),
                crest: team => <TeamCrest team={team} sizes="24px" />,
                sportOf: names.sport,
              }}
              onMore={
                list.hasNextPage && !list.isFetching
                  ? () => void list.fetchNextPage({ cancelRefetch: false })
                  : null
              }
            />
          ) : (
            <Skeleton shape="text" count={3} label={listWords.loading} />
          )}
        </MomentFrame>
      )}
    </>
  )
}
