import { CardProgress } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { watchPositionsQuery } from '../../platform/session/watch-positions-query.ts'

/** How far its viewer is in a video. The library itself is the same for everyone. */
export function LibraryProgress({ itemId }: { itemId: number }) {
  const { client } = useApp()
  const { words, fill } = useI18n()
  const isAsked = useUser() !== null
  const { data: percent } = useQuery({
    ...watchPositionsQuery(client),
    enabled: isAsked,
    select: ({ items }) => items.get(itemId),
  })
  if (!isAsked || percent == null) return null
  return <CardProgress percent={percent} label={fill(words.events.watched, { percent: String(percent) })} />
}
