import { ContentFrame } from '../features/content/content/content-frame.tsx'
import { ContentSection } from '../features/content/content/content-section.tsx'
import { type ContentTab, contentTabNames, contentTabs } from '../features/content/content/content-tabs.ts'
import { ContentKindScreen } from './content-kind-screen.tsx'

/** What a channel is made of, as pictures, in six tabs. */
export function ContentScreen({ channel, tab: asked }: { channel: string; tab: string }) {
  const tab: ContentTab = contentTabNames.find(each => each === asked) ?? 'front'
  if (tab === 'look') return <ContentKindScreen channel={channel} kind="colors" item="" />
  return (
    <ContentFrame channel={channel} tab={tab}>
      <div className="stack-6">
        {contentTabs[tab].map(kind => (
          <ContentSection key={kind} channel={channel} kind={kind} />
        ))}
      </div>
    </ContentFrame>
  )
}
