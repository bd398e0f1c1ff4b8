import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { findBoardMoment } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'

const lookMs = 500
/** A viewer who is behind live is so by more than this, so that the board at their position is known. */
const refreshMs = 10_000

/** The event with what stood on its board in the moment of the picture: behind live, and in a replay, not that of now. */
export function useShownBoard(event: Event, player: OpenPlayer | null): Event {
  const { client } = useApp()
  const [isBehind, setBehind] = useState(false)
  const { data } = useQuery({
    queryKey: ['board', event.id],
    queryFn: ({ signal }) =>
      client.send(wireCalls.listBoardMoments, { params: { id: String(event.id) } }, { signal }),
    enabled: isBehind,
    staleTime: refreshMs,
    refetchInterval: event.stream_status === 'live' ? refreshMs : false,
  })
  const [moment, setMoment] = useState<ReturnType<typeof findBoardMoment>>(null)
  useEffect(() => {
    const look = () => {
      const dateMs = player?.handle.getMoment().dateMs ?? null
      setBehind(dateMs !== null)
      setMoment(dateMs === null || !data ? null : findBoardMoment(data.items, dateMs))
    }
    look()
    if (!player) return
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [player, data])
  if (!moment) return event
  const scores = new Map(moment.scores.map(({ participant_id, score }) => [participant_id, score]))
  const participants = event.participants.map(side => ({ ...side, score: scores.get(side.id) ?? null }))
  return { ...event, participants, period: moment.period, clock: moment.clock }
}
