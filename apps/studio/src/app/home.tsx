import { useEffect } from 'react'
import { channelsHref, usersHref } from '../platform/hrefs.ts'
import { useOperator } from '../platform/operator.ts'
import { useGo } from '../platform/use-go.ts'

/** The start of the Studio: the own channel's users, or the choice of a channel. */
export function Home() {
  const { channel } = useOperator()
  const go = useGo()
  const href = channel ? usersHref(channel.channel_key) : channelsHref
  useEffect(() => go(href, { replace: true }), [go, href])
  return null
}
