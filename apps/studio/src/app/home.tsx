import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useEffect } from 'react'
import { channelsHref, eventsHref, usersHref } from '../platform/hrefs.ts'
import { useMayCall, useOperator } from '../platform/operator.ts'
import { useGo } from '../platform/use-go.ts'

/** The start of the Studio: the own channel's users, its events for who has no business with users, or the choice of a channel. */
export function Home() {
  const { channel } = useOperator()
  const go = useGo()
  const startOf = useMayCall()(studioWireCalls.listStudioUsers) ? usersHref : eventsHref
  const href = channel ? startOf(channel.channel_key) : channelsHref
  useEffect(() => go(href, { replace: true }), [go, href])
  return null
}
