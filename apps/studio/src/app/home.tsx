import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { channelsQuery } from '../features/channel/channels/channels-query.ts'
import { useClient } from '../platform/client-context.ts'
import { channelsHref, eventsHref, tonightHref, usersHref } from '../platform/hrefs.ts'
import { LoadState } from '../platform/load-state.tsx'
import { useMayCall, useOperator } from '../platform/operator.ts'
import { useGo } from '../platform/use-go.ts'

/** The Studio's start: the channel's evening, its users or events for operators without cameras; of several channels, a choice. */
export function Home() {
  const { channel } = useOperator()
  const go = useGo()
  const mayCall = useMayCall()
  const channels = useQuery({ ...channelsQuery(useClient()), enabled: channel === null })
  const otherwise = mayCall(studioWireCalls.listStudioUsers) ? usersHref : eventsHref
  const startOf = mayCall(studioWireCalls.getTonight) ? tonightHref : otherwise
  const [first, ...others] = channel ? [channel] : (channels.data?.items ?? [])
  const isKnown = channel !== null || channels.isSuccess
  const href = first && others.length === 0 ? startOf(first.channel_key) : channelsHref
  useEffect(() => {
    if (isKnown) go(href, { replace: true })
  }, [go, href, isKnown])
  return isKnown ? null : <LoadState query={channels} rows={3} />
}
