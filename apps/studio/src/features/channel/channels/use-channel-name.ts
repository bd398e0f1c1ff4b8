import { useQuery } from '@tanstack/react-query'
import { useClient } from '../../../platform/client-context.ts'
import { useOperator } from '../../../platform/operator.ts'
import { channelsQuery } from './channels-query.ts'

/** The key, until the names are loaded. */
export function useChannelName(channelKey: string): string {
  const { channel } = useOperator()
  const { data } = useQuery({ ...channelsQuery(useClient()), enabled: channel === null })
  const found = channel ?? data?.items.find(({ channel_key }) => channel_key === channelKey)
  return found?.name ?? channelKey
}
