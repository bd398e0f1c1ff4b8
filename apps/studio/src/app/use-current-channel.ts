import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { channelsQuery } from '../features/channel/channels/channels-query.ts'
import { useClient } from '../platform/client-context.ts'
import type { useOperator } from '../platform/operator.ts'

const keptName = 'studio-channel'

/** Where the operator is; on pages of no channel, where they came from, or the only one they have. */
export function useCurrentChannel({ channel }: Pick<ReturnType<typeof useOperator>, 'channel'>) {
  const { pathname, search } = useLocation()
  const [, , place, name] = pathname.split('/')
  const inPath = place === 'channels' && name ? decodeURIComponent(name) : null
  useEffect(() => {
    if (inPath !== null) sessionStorage.setItem(keptName, inPath)
  }, [inPath])
  const { data, isLoading } = useQuery({ ...channelsQuery(useClient()), enabled: channel === null })
  const channels = channel ? [channel] : (data?.items ?? [])
  const asked = inPath ?? (search as { channel?: string }).channel ?? sessionStorage.getItem(keptName)
  const found = channels.find(({ channel_key }) => channel_key === asked)
  const key = found?.channel_key ?? inPath ?? (channels.length === 1 ? channels[0]?.channel_key : null)
  return { key: key ?? null, channels, isLoading: isLoading && inPath !== null }
}
