import type { VodMediaItem } from '@grandstand/contract'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { watchPositionsQuery } from '../../platform/session/watch-positions-query.ts'
import { LibraryRail } from './library-rail.tsx'

/** The videos of the library that its user has begun, the latest first. */
export function ContinueRail({ items }: { items: readonly VodMediaItem[] }) {
  const { client } = useApp()
  const { words } = useI18n()
  const { data } = useQuery(watchPositionsQuery(client))
  const begun = [...(data?.items.keys() ?? [])].flatMap(id => items.find(item => item.id === id) ?? [])
  return begun.length > 0 && <LibraryRail title={words.events.continueWatching} items={begun} />
}
