import { useQuery } from '@tanstack/react-query'
import { contentQuery } from '../features/content/content/content-queries.ts'
import { DraftPanel } from '../features/content/content/draft-panel.tsx'
import { KindList } from '../features/content/content/kind-list.tsx'
import { RevisionsPanel } from '../features/content/content/revisions-panel.tsx'
import { useClient } from '../platform/client-context.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { LoadState } from '../platform/load-state.tsx'
import { ScreenHead } from '../platform/screen-head.tsx'
import styles from './screens.module.css'

/** All that a channel is made of, its draft, and what was published before. */
export function ContentScreen({ channel }: { channel: string }) {
  const { words, language } = useI18n()
  const say = words.content
  const found = useQuery(contentQuery(useClient(), channel, language))
  const content = found.data
  return (
    <>
      <ScreenHead title={say.title} text={content?.is_locked ? say.locked : say.text} />
      <LoadState query={found} rows={8} />
      {content && (
        <div className={`${styles.columns} stack-5`}>
          <KindList channel={channel} content={content} />
          <div className="stack-5">
            <DraftPanel channel={channel} content={content} />
            <RevisionsPanel channel={channel} content={content} />
          </div>
        </div>
      )}
    </>
  )
}
