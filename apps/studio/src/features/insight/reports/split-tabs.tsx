import type { AudienceKey, SalesKey } from '@grandstand/contract/studio-constants'
import { LinkTabs } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

interface SplitTabsProps<Key> {
  keys: readonly Key[]
  current: Key
  hrefOf: (key: Key) => string
}

/** What a report can be split by. */
export function SplitTabs<Key extends SalesKey | AudienceKey>({
  keys,
  current,
  hrefOf,
}: SplitTabsProps<Key>) {
  const { words } = useI18n()
  return (
    <LinkTabs
      isInner
      label={words.reports.by}
      tabs={keys.map(key => ({
        href: hrefOf(key),
        label: words.reports.keys[key],
        current: key === current,
      }))}
    />
  )
}
