import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { endOfDay, isDay, startOfDay } from '@grandstand/rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 50

export interface AuditFilter {
  /** Empty: all that the operator may see. */
  channel: string
  page: number
  changesOnly: boolean
  /** A part of an operator's address; empty: of anybody. */
  who: string
  /** Such as 2026-11-19; empty: of any. */
  day: string
}

export function auditQuery(client: SessionClient, filter: AuditFilter, zone: string) {
  const { channel, page, changesOnly, who, day } = filter
  const query = {
    ...(channel === '' ? {} : { channel }),
    ...(changesOnly ? { changes_only: '1' as const } : {}),
    ...(who && { who }),
    ...(isDay(day) && {
      from: startOfDay(day, zone).toISOString(),
      to: endOfDay(day, zone).toISOString(),
    }),
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  }
  return queryOptions({
    queryKey: ['audit', query],
    queryFn: ({ signal }) => client.send(studioWireCalls.listAuditLog, { query }, { signal }),
    placeholderData: keepPreviousData,
    // An action of a moment ago must be in the list.
    staleTime: 0,
  })
}
