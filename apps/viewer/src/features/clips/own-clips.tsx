import { StateMessage } from '@grandstand/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useClipsWords } from '../../locales/words.ts'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { ClipCard } from './clip-card.tsx'
import { editClipHref } from './clip-links.ts'
import { ClipList } from './clip-list.tsx'
import { userClipsQuery } from './clip-queries.ts'
import { ClipState } from './clip-state.tsx'
import { DownloadClip } from './download-clip.tsx'
import styles from './own-clips.module.css'
import { RemoveClip } from './remove-clip.tsx'
import { RenameClip } from './rename-clip.tsx'
import { ShareClip } from './share-clip.tsx'

/** The clips of the user, with all that can be done with them. */
export function OwnClips() {
  const { client } = useApp()
  const { language } = useI18n()
  const { list: words } = useClipsWords()
  const list = useInfiniteQuery(userClipsQuery(client, language))
  return (
    <ClipList
      list={list}
      empty={
        <StateMessage icon="play" title={words.ownEmptyTitle} text={words.ownEmptyText}>
          <a className="button button--primary" href="/vod">
            {words.ownEmptyAction}
          </a>
        </StateMessage>
      }
    >
      {clip => (
        <article className={`${styles.clip} stack-3 top`} aria-label={clip.name}>
          <ClipCard clip={clip} />
          <ClipState clip={clip} />
          <div className={`${styles.actions} row-2`}>
            <ShareClip clip={clip} />
            <DownloadClip clip={clip} />
          </div>
          <div className={styles.quiet}>
            {clip.event_media_id !== null && (
              <a className="button" href={editClipHref(clip)}>
                {words.edit}
              </a>
            )}
            <RenameClip clip={clip} />
            <RemoveClip clip={clip} />
          </div>
        </article>
      )}
    </ClipList>
  )
}
