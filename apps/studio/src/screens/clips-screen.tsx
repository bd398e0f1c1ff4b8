import { clipFilters } from '@grandstand/contract/studio-constants'
import { Skeleton, StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { ClipCard } from '../features/clips/clips/clip-card.tsx'
import { ClipFilter } from '../features/clips/clips/clip-filter.tsx'
import { clipsQuery } from '../features/clips/clips/clips-query.ts'
import { useClient } from '../platform/client-context.ts'
import { clipsHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadProblem } from '../platform/load-problem.tsx'
import { PageLinks } from '../platform/page-links.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

interface ClipsScreenProps {
  channel: string
  /** As in the address; an invalid value counts as not given. */
  show: string
  user: string
  event: string
  page: number
}

export function ClipsScreen({ channel, user, event, page, ...asked }: ClipsScreenProps) {
  const { words, language, fill, plural } = useI18n()
  const say = words.clips
  const show = clipFilters.find(each => each === asked.show) ?? 'all'
  const clips = useQuery(clipsQuery(useClient(), { channel, show, user, event, page, language }))
  const list = clips.data
  const isOpenOnes = show === 'waiting' || show === 'reported'
  const narrowed = [
    user && fill(say.ofUser, { id: user }),
    event && fill(say.ofEvent, { name: list?.items[0]?.event.name ?? event }),
  ].filter(Boolean)
  return (
    <>
      <ScreenHead title={words.common.clips} text={narrowed.join(' · ') || say.text}>
        <div className={`${styles.tools} row-3`}>
          {narrowed.length > 0 && (
            <a className="button" href={clipsHref(channel, { show: asked.show })}>
              {say.everything}
            </a>
          )}
        </div>
      </ScreenHead>
      <div className={styles.filters}>
        <ClipFilter channel={channel} show={show} user={user} event={event} open={list} />
      </div>
      <p className="visually-hidden" role="status">
        {list && !clips.isPlaceholderData && plural(say.found, list.total)}
      </p>
      {clips.isPending && <Skeleton shape="row" count={6} />}
      {clips.isError && !list && <LoadProblem error={clips.error} onRetry={() => void clips.refetch()} />}
      {list && list.items.length > 0 && (
        <>
          <ul className="stack-4">
            {list.items.map(clip => (
              <ClipCard key={clip.id} channel={channel} clip={clip} />
            ))}
          </ul>
          <PageLinks
            list={list}
            hrefOf={next => clipsHref(channel, { show: asked.show, user, event, page: next })}
          />
        </>
      )}
      {list?.items.length === 0 && (
        <StateMessage
          icon={isOpenOnes ? 'check' : 'library'}
          title={isOpenOnes ? say.emptyOpen : say.empty}
          text={isOpenOnes ? say.emptyOpenText : say.emptyText}
        />
      )}
    </>
  )
}
