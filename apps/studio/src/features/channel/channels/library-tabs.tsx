import { LinkTabs } from '@grandstand/ui'
import { clipsHref, libraryHref } from '../../../platform/hrefs.ts'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './library-tabs.module.css'

/** What the channel shows at any time, and what viewers have cut. */
export function LibraryTabs({ channel, current }: { channel: string; current: 'videos' | 'clips' }) {
  const { words } = useI18n()
  const say = words.clips
  return (
    <div className={styles.tabs}>
      <LinkTabs
        label={say.tabs}
        tabs={[
          { href: libraryHref(channel), label: say.videos, current: current === 'videos' },
          { href: clipsHref(channel), label: words.common.clips, current: current === 'clips' },
        ]}
      />
    </div>
  )
}
