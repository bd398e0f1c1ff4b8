import type { Event } from '@grandstand/contract'
import { CardProgress } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { watchPositionsQuery } from '../../platform/session/watch-positions-query.ts'

/** How far its viewer is in a replay, at the foot of its picture. The list of games itself is the same for everyone. */
export function WatchedBar({ event }: { event: Event }) {
  const { client } = useApp()
  const { words, fill } = useI18n()
  const isAsked = useUser() !== null && event.stream_status === 'finished'
  const { data: percent } = useQuery({
    ...watchPositionsQuery(client),
    enabled: isAsked,
    select: ({ events }) => events.get(event.id),
  })
  if (!isAsked || percent == null) return null
  return <CardProgress percent={percent} label={fill(words.events.watched, { percent: String(percent) })} />
}
