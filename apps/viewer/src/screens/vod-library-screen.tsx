import { SearchField, Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ScreenHeading } from '../features/channel/screen-heading.tsx'
import { CategoryLinks } from '../features/library/category-links.tsx'
import { ContinueRail } from '../features/library/continue-rail.tsx'
import {
  libraryCategoriesQuery,
  libraryItemsQuery,
  libraryRailsQuery,
  librarySearchQuery,
} from '../features/library/library-queries.ts'
import { LibraryGrid, LibraryRail } from '../features/library/library-rail.tsx'
import { useContentWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { Failure } from '../platform/failure.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { hrefOf } from '../platform/router/address.ts'
import { useLocation, useRouter } from '../platform/router/router-context.ts'
import { useUser } from '../platform/session/use-user.ts'
import { watchPositionsQuery } from '../platform/session/watch-positions-query.ts'
import styles from './vod-screens.module.css'

/** The library: rails, the videos of one category, or what a search finds. */
export function VodLibraryScreen() {
  const { client } = useApp()
  const { language } = useI18n()
  const texts = useContentWords()
  const { go } = useRouter()
  const { q: typed = '', category: alias = '' } = useLocation().search
  const text = typed.trim()
  const categories = useQuery(libraryCategoriesQuery(client, language)).data ?? []
  const category = categories.find(item => item.alias === alias)
  const find = (q: string) => {
    go(hrefOf('/vod_library', q === '' ? {} : { q }), { replaces: true, keepsScroll: true })
  }
  return (
    <>
      <ScreenHeading screen="vod-library" text={texts.library.intro} />
      <div className={`${styles.tools} stack-4`}>
        <search className={styles.search}>
          <SearchField label={texts.library.search} value={text} onSearch={find} />
        </search>
        <CategoryLinks categories={categories} current={category?.alias ?? null} />
      </div>
      {text !== '' ? (
        <FoundVideos text={text} />
      ) : category ? (
        <CategoryVideos id={String(category.id)} />
      ) : (
        <LibraryRails />
      )}
    </>
  )
}

function LibraryRails() {
  const { client } = useApp()
  const { words, language } = useI18n()
  const texts = useContentWords()
  const { data, isError, isFetching, refetch } = useQuery(libraryRailsQuery(client, language))
  const isUser = useUser() !== null
  // What was begun stands first: what is below it would move if it came later.
  const { isLoading } = useQuery({ ...watchPositionsQuery(client), enabled: isUser })
  if (isError && !isFetching && !data) return <LibraryProblem onRetry={() => refetch()} />
  if (!data || isLoading) return <Waiting />
  const rails = data.filter(({ vod_media_items }) => vod_media_items.length > 0)
  if (rails.length > 0) {
    return (
      <>
        {isUser && <ContinueRail items={rails.flatMap(({ vod_media_items }) => vod_media_items)} />}
        {rails.map(rail => (
          <LibraryRail key={rail.id} title={rail.title} items={rail.vod_media_items} />
        ))}
      </>
    )
  }
  return (
    <StateMessage icon="library" title={texts.library.emptyTitle} text={texts.library.emptyText}>
      <a className="button button--primary" href="/vod">
        {words.events.replays}
      </a>
    </StateMessage>
  )
}

function CategoryVideos({ id }: { id: string }) {
  const { client } = useApp()
  const { language } = useI18n()
  const texts = useContentWords()
  const { data, isError, isFetching, refetch } = useQuery(libraryItemsQuery(client, language, id))
  if (isError && !isFetching && !data) return <LibraryProblem onRetry={() => refetch()} />
  if (!data) return <Waiting />
  if (data.items.length === 0) {
    return (
      <StateMessage icon="library" title={texts.library.emptyTitle} text={texts.library.emptyText}>
        <a className="button button--primary" href="/vod_library">
          {texts.library.showAll}
        </a>
      </StateMessage>
    )
  }
  return (
    <div className={`${styles.results} stack-4`}>
      <LibraryGrid items={data.items} />
    </div>
  )
}

function FoundVideos({ text }: { text: string }) {
  const { client } = useApp()
  const { language, fill, plural } = useI18n()
  const texts = useContentWords()
  const { data, isError, isFetching, refetch, isPlaceholderData } = useQuery(
    librarySearchQuery(client, language, text),
  )
  if (isError && !isFetching && !data) return <LibraryProblem onRetry={() => refetch()} />
  if (!data) return <Waiting />
  if (data.items.length === 0) {
    return (
      <StateMessage
        icon="search"
        title={fill(texts.library.nothingTitle, { query: text })}
        text={texts.library.nothingText}
        role="status"
      >
        <a className="button button--primary" href="/vod_library">
          {texts.library.showAll}
        </a>
      </StateMessage>
    )
  }
  return (
    <div className={`${styles.results} stack-4`} aria-busy={isPlaceholderData}>
      <p className="quiet meta" role="status">
        {plural(texts.library.results, data.total)}
      </p>
      <LibraryGrid items={data.items} />
    </div>
  )
}

function Waiting() {
  const texts = useContentWords()
  return (
    <div className={`${styles.results} stack-4`}>
      <p className="visually-hidden" role="status">
        {texts.library.loading}
      </p>
      <div className={`${styles.waiting} stack-4`}>
        <Skeleton shape="card" count={8} />
      </div>
    </div>
  )
}

function LibraryProblem({ onRetry }: { onRetry: () => void }) {
  const { words } = useI18n()
  const texts = useContentWords()
  return <Failure title={texts.library.failedTitle} text={words.events.failedText} onAgain={onRetry} />
}
