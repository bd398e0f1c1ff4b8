import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 50

export interface AuditFilter {
  /** Empty: all that the operator may see. */
  channel: string
  page: number
  changesOnly: boolean
}

export function auditQuery(client: SessionClient, { channel, page, changesOnly }: AuditFilter) {
  const query = {
    ...(channel === '' ? {} : { channel }),
    ...(changesOnly ? { changes_only: '1' as const } : {}),
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  }
  return queryOptions({
    queryKey: ['audit', channel, page, changesOnly],
    queryFn: ({ signal }) => client.send(studioWireCalls.listAuditLog, { query }, { signal }),
    placeholderData: keepPreviousData,
    // An action of a moment ago must be in the list.
    staleTime: 0,
  })
}
