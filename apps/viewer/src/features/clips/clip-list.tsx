import type { Clip } from '@grandstand/contract'
import { CardGrid, MediaCardSkeleton } from '@grandstand/ui'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClipsWords } from '../../locales/words.ts'
import { Failure } from '../../platform/failure.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { LoadMore } from '../../platform/load-more.tsx'
import styles from './clip-list.module.css'

interface ClipListProps {
  list: UseInfiniteQueryResult<InfiniteData<{ items: Clip[]; total: number }>>
  /** Words and a next step. */
  empty: ReactNode
  children: (clip: Clip) => ReactNode
}

/** Clips in a grid, page by page, with what is said while there are none. */
export function ClipList({ list, empty, children }: ClipListProps) {
  const { words: common, plural } = useI18n()
  const { list: words } = useClipsWords()
  const clips = list.data?.pages.flatMap(({ items }) => items)
  if (!clips && list.isError && !list.isFetching)
    return (
      <Failure title={words.failedTitle} text={common.events.failedText} onAgain={() => list.refetch()} />
    )
  if (!clips) {
    return (
      <>
        <p className="visually-hidden" role="status">
          {words.loading}
        </p>
        <CardGrid>
          {Array.from({ length: 4 }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes are all alike
            <li key={at}>
              <MediaCardSkeleton />
            </li>
          ))}
        </CardGrid>
      </>
    )
  }
  if (clips.length === 0) return empty
  return (
    <div className={`${styles.list} stack-4`} aria-busy={list.isPlaceholderData}>
      <p className="quiet meta" role="status">
        {plural(words.count, list.data?.pages[0]?.total ?? clips.length)}
      </p>
      <CardGrid>
        {clips.map(clip => (
          <li key={clip.id}>{children(clip)}</li>
        ))}
      </CardGrid>
      {list.hasNextPage && (
        <p className={styles.more}>
          <LoadMore
            isLoading={list.isFetchingNextPage}
            isBusy={list.isFetching}
            onMore={() => list.fetchNextPage({ cancelRefetch: false })}
          />
        </p>
      )}
      {list.isFetchNextPageError && <p role="alert">{words.more}</p>}
    </div>
  )
}
