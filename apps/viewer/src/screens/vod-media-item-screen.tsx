import { Skeleton } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { LibraryPicture, libraryDate } from '../features/library/library-card.tsx'
import { libraryItemQuery, libraryRailsQuery } from '../features/library/library-queries.ts'
import { LibraryRail } from '../features/library/library-rail.tsx'
import { LibraryStage } from '../features/playback/library-stage.tsx'
import { useContentWords } from '../locales/words.ts'
import { useApp } from '../platform/app-context.ts'
import { durationText } from '../platform/cards/duration-text.ts'
import { DetailProblem } from '../platform/detail-problem.tsx'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { useAddressId } from '../platform/use-address-id.ts'
import styles from './vod-screens.module.css'

/** One video of the library. */
export function VodMediaItemScreen() {
  const id = useAddressId()
  const { client } = useApp()
  const { language } = useI18n()
  const texts = useContentWords()
  const {
    data: item,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...libraryItemQuery(client, language, id),
    // In another language it is the same video, and plays on.
    placeholderData: before => (String(before?.id) === id ? before : undefined),
  })
  const rails = useQuery(libraryRailsQuery(client, language)).data
  usePageTitle(item?.title ?? null)
  if (error && !isFetching && !item) {
    const list = { href: '/vod_library', label: texts.library.back }
    return (
      <DetailProblem
        error={error}
        title={texts.library.failedTitle}
        list={list}
        onAgain={() => void refetch()}
      />
    )
  }
  if (!item) {
    return (
      <div className={`${styles.detail} stack-3`}>
        <div className={styles.stage} />
        <Skeleton shape="text" count={4} label={texts.library.loading} />
      </div>
    )
  }
  const length = item.duration_seconds === null ? null : durationText(item.duration_seconds)
  const others = rails?.flatMap(rail => rail.vod_media_items) ?? []
  const more = others.filter(
    (other, at) => other.id !== item.id && others.findIndex(({ id }) => id === other.id) === at,
  )
  return (
    <>
      <article className={`${styles.detail} stack-3`}>
        <div className={styles.stage} data-stage="">
          <LibraryStage key={item.id} item={item} poster={<LibraryPicture item={item} />} />
        </div>
        <h1 className={`${styles.title} title-1`}>{item.title}</h1>
        <p className="quiet meta">{[libraryDate(language, item), length].filter(Boolean).join(' · ')}</p>
        {item.description && <p className={styles.text}>{item.description}</p>}
        <p>
          <a className="button" href="/vod_library">
            {texts.library.back}
          </a>
        </p>
      </article>
      {more.length > 0 && <LibraryRail title={texts.library.more} items={more.slice(0, 12)} />}
    </>
  )
}
