import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useClient } from './client-context.ts'
import { useI18n } from './i18n/use-i18n.ts'
import { useMayCall } from './operator.ts'
import type { SectionName } from './sections.ts'

/** A few small counts: Tonight itself is asked for more often, and only while it is open. */
const refreshMs = 5_000

export interface NavCount {
  number: number
  /** What is counted, in words. */
  text: string
  /** Somebody is needed now. */
  isRed?: boolean
}
export type NavCounts = Partial<Record<SectionName, NavCount>>

interface Waiting {
  /** What is nothing is left out. */
  counts: NavCounts
  /** Undefined: not known yet, or not for this operator. */
  redAlarms: readonly number[] | undefined
}

/** What waits in the parts of a channel's Studio. */
export function useNavCounts(channel: string | null): Waiting {
  const { words, plural } = useI18n()
  const say = words.nav.counts
  const client = useClient()
  const may = useMayCall()
  const { data } = useQuery({
    // Below the clips, so that a verdict asks for it too.
    queryKey: ['clips', channel, 'counts'],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.countWaiting, { params: { channel: channel ?? '' } }, { signal }),
    enabled: channel !== null && may(studioWireCalls.countWaiting),
    refetchInterval: refreshMs,
    // Its alarms are heard in another window too.
    refetchIntervalInBackground: true,
  })
  if (!data) return { counts: {}, redAlarms: undefined }
  const { red_alarms, newest_red_alarms, live_games, clips, content_changes } = data
  const counts: NavCounts = {
    ...(red_alarms > 0 && {
      tonight: { number: red_alarms, text: plural(say.alarms, red_alarms), isRed: true },
    }),
    ...(live_games > 0 && { events: { number: live_games, text: plural(say.live, live_games) } }),
    ...(clips > 0 && { clips: { number: clips, text: plural(say.clips, clips) } }),
    ...(content_changes > 0 && {
      content: { number: content_changes, text: plural(say.content, content_changes) },
    }),
  }
  return { counts, redAlarms: may(studioWireCalls.getTonight) ? newest_red_alarms : undefined }
}
