import { ContentFrame } from '../features/content/content/content-frame.tsx'
import { ContentSection } from '../features/content/content/content-section.tsx'
import { type ContentTab, contentTabNames, contentTabs } from '../features/content/content/content-tabs.ts'
import { contentHref } from '../platform/hrefs.ts'
import { useI18n } from '../platform/i18n/use-i18n.ts'
import { ContentKindScreen } from './content-kind-screen.tsx'
import styles from './content-screen.module.css'

const prices = ['packages', 'subscriptions', 'game_prices'] as const

/** What a channel is made of, as pictures, in six tabs. */
export function ContentScreen({ channel, tab: asked }: { channel: string; tab: string }) {
  const { words } = useI18n()
  const say = words.content
  const tab: ContentTab = contentTabNames.find(each => each === asked) ?? 'front'
  if (tab === 'look') return <ContentKindScreen channel={channel} kind="colors" item="" />
  return (
    <ContentFrame channel={channel} tab={tab}>
      <div className="stack-6">
        {contentTabs[tab].map(kind => (
          <ContentSection key={kind} channel={channel} kind={kind} />
        ))}
        {tab === 'front' && (
          <p className={styles.prices}>
            {prices.map(kind => (
              <a key={kind} href={contentHref(channel, kind)}>
                {say.kinds[kind]}
              </a>
            ))}
          </p>
        )}
      </div>
    </ContentFrame>
  )
}
