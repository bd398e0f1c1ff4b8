import type { Event } from '@grandstand/contract'
import { listPeriodBegins, type PeriodBegin } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { boardMomentsQuery } from '../../platform/board-moments-query.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'

const none: readonly PeriodBegin[] = []

/** When each period began, once a picture is open; to somebody who hides scores, those that it has shown. */
export function usePeriods(
  event: Event,
  player: OpenPlayer | null,
  reachedDate: string | null,
): readonly PeriodBegin[] {
  const { client } = useApp()
  const { data } = useQuery({
    ...boardMomentsQuery(client, event.id, reachedDate),
    enabled: player !== null && (event.is_score_hidden !== true || reachedDate !== null),
  })
  return useMemo(() => (data ? listPeriodBegins(data.items) : none), [data])
}
