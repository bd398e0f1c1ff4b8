import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useEffect } from 'react'
import { channelsHref, eventsHref, tonightHref, usersHref } from '../platform/hrefs.ts'
import { useMayCall, useOperator } from '../platform/operator.ts'
import { useGo } from '../platform/use-go.ts'

/** The Studio's start: the channel's evening, its users or events for operators without cameras, or a channel choice. */
export function Home() {
  const { channel } = useOperator()
  const go = useGo()
  const mayCall = useMayCall()
  const otherwise = mayCall(studioWireCalls.listStudioUsers) ? usersHref : eventsHref
  const startOf = mayCall(studioWireCalls.getTonight) ? tonightHref : otherwise
  const href = channel ? startOf(channel.channel_key) : channelsHref
  useEffect(() => go(href, { replace: true }), [go, href])
  return null
}
