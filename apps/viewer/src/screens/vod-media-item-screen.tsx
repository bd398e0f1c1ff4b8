import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { usePageTitle } from '../features/channel/use-page-title.ts'
import { durationText } from '../features/vod/duration-text.ts'
import { VodPicture, vodDate } from '../features/vod/vod-card.tsx'
import { vodItemQuery, vodRailsQuery } from '../features/vod/vod-queries.ts'
import { VodRail } from '../features/vod/vod-rail.tsx'
import { useApp } from '../platform/app-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import styles from './vod-screens.module.css'

/** One video of the library. */
export function VodMediaItemScreen() {
  const { id } = useParams({ from: '/vod_library/$id' })
  const { client } = useApp()
  const { words, language } = useI18n()
  const { data: item, error, isFetching, refetch } = useQuery(vodItemQuery(client, language, id))
  const rails = useQuery(vodRailsQuery(client, language)).data
  usePageTitle(item?.title ?? null)
  if (error && !isFetching && !item) {
    if ('status' in error && error.status === 404) return <Navigate to="/404" replace />
    return (
      <StateMessage
        icon="alert"
        title={words.library.failedTitle}
        text={words.events.failedText}
        role="alert"
        level={1}
      >
        <button className="button button--primary" type="button" onClick={() => refetch()}>
          {words.common.tryAgain}
        </button>
        <a className="button" href="/vod_library">
          {words.library.back}
        </a>
      </StateMessage>
    )
  }
  if (!item) {
    return (
      <div className={styles.detail}>
        <div className={styles.stage} />
        <p className="visually-hidden" role="status">
          {words.library.loading}
        </p>
        <Skeleton shape="text" count={4} />
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
      <article className={styles.detail}>
        <div className={styles.stage}>
          <VodPicture item={item} />
        </div>
        <h1 className={styles.title}>{item.title}</h1>
        <p className={styles.meta}>{[vodDate(language, item), length].filter(Boolean).join(' · ')}</p>
        {item.description && <p className={styles.text}>{item.description}</p>}
        <p>
          <a className="button" href="/vod_library">
            {words.library.back}
          </a>
        </p>
      </article>
      {more.length > 0 && <VodRail title={words.library.more} items={more.slice(0, 12)} />}
    </>
  )
}
