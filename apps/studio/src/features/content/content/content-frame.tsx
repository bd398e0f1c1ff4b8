import { Icon } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useClient } from '../../../platform/client-context.ts'
import { contentHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { LoadState } from '../../../platform/load-state.tsx'
import { ScreenHead } from '../../../platform/screen-head.tsx'
import styles from './content-frame.module.css'
import { contentQuery } from './content-queries.ts'
import { type ContentTab, contentTabNames, contentTabs } from './content-tabs.ts'
import { HistoryButton } from './history-button.tsx'
import { PreviewButton } from './preview-button.tsx'
import { PublishBar } from './publish-bar.tsx'

interface ContentFrameProps {
  channel: string
  tab: ContentTab | undefined
  children: ReactNode
}

/** The head, the tabs and the draft, around whatever is shown of the content. */
export function ContentFrame({ channel, tab, children }: ContentFrameProps) {
  const { words, language } = useI18n()
  const say = words.content
  const found = useQuery(contentQuery(useClient(), channel, language))
  const content = found.data
  return (
    <>
      <ScreenHead title={say.title}>
        {content && (
          <div className={styles.ways}>
            <HistoryButton channel={channel} content={content} />
            {tab && <PreviewButton key={tab} channel={channel} content={content} tab={tab} />}
          </div>
        )}
      </ScreenHead>
      {content?.is_locked && (
        <p className={styles.lock}>
          <Icon name="lock" />
          {say.locked}
        </p>
      )}
      <nav className={styles.tabs} aria-label={say.title}>
        <ul>
          {contentTabNames.map(each => (
            <li key={each}>
              <a
                className={styles.tab}
                href={contentHref(channel, '', { tab: each === 'front' ? '' : each })}
                aria-current={each === tab ? 'page' : undefined}
              >
                {say.tabs[each]}
                {content?.problems.some(({ kind }) => contentTabs[each].includes(kind)) && (
                  <span className={styles.wrong} role="img" aria-label={say.hasProblems} />
                )}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {found.isError ? <LoadState query={found} rows={6} /> : children}
      <PublishBar channel={channel} />
    </>
  )
}
