import { StateMessage } from '@grandstand/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { ClipCard } from '../features/clips/clip-card.tsx'
import { ClipList } from '../features/clips/clip-list.tsx'
import { clipTagsQuery, momentsQuery } from '../features/clips/clip-queries.ts'
import { MomentBar } from '../features/clips/moment-bar.tsx'
import { MomentFeed } from '../features/clips/moment-feed.tsx'
import {
  type MomentFilters,
  readMomentFilters,
  resolveMomentFilters,
} from '../features/clips/moment-filters.ts'
import { useIsPhone } from '../features/clips/use-is-phone.ts'
import { allSports } from '../features/events/event-filters.ts'
import { useClipsWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { participantsQuery } from '../platform/channel/participants-query.ts'
import { useBootstrap } from '../platform/channel/use-bootstrap.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { hrefOf } from '../platform/router/address.ts'
import { useLocation, useRouter } from '../platform/router/router-context.ts'
import styles from './moments-screen.module.css'

/** Public clips of the channel: a feed to swipe through on a phone, elsewhere a grid. */
export function MomentsScreen() {
  const { client } = useApp()
  const { language } = useI18n()
  const { moments: words } = useClipsWords()
  const { go } = useRouter()
  const isPhone = useIsPhone()
  const filters = readMomentFilters(useLocation().search)
  const sports = allSports(useBootstrap().event_categories)
  const teams = useQuery(participantsQuery(client, language)).data
  const tags = useQuery(clipTagsQuery(client, language)).data ?? []
  const asked = resolveMomentFilters(filters, { sports, teams })
  const list = useInfiniteQuery({ ...momentsQuery(client, language, asked ?? {}), enabled: asked !== null })
  const clips = list.data?.pages.flatMap(({ items }) => items) ?? []
  const change = (next: MomentFilters) => {
    const search = Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))
    go(hrefOf('/moments', search), { keepsScroll: true })
  }
  const isFiltered = Object.keys(asked ?? {}).length > 0
  const empty = isFiltered ? (
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
  )
  return (
    <>
      <ScreenHeading screen="moments" text={words.intro} />
      <div className={`${styles.screen} stack-5`}>
        <MomentBar
          filters={filters}
          choices={{ sport: sports, team: teams ?? [], tag: tags }}
          onChange={change}
        />
        {isPhone && clips.length > 0 ? (
          <MomentFeed
            key={JSON.stringify(asked)}
            clips={clips}
            onMore={
              list.hasNextPage && !list.isFetching
                ? () => void list.fetchNextPage({ cancelRefetch: false })
                : null
            }
          />
        ) : (
          <ClipList list={list} empty={empty}>
            {clip => <ClipCard clip={clip} />}
          </ClipList>
        )}
      </div>
    </>
  )
}
