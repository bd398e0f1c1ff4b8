import type { Event } from '@grandstand/contract'
import { findBoardMoment } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { boardMomentsQuery } from '../../platform/board-moments-query.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { withBoard } from './with-board.ts'

const lookMs = 250

/** The event as its board stood in the moment of the picture; null where nobody knows it, as in pictures without dates. */
export function useBoardOfPicture(event: Event, player: OpenPlayer | null): Event | null {
  const { client } = useApp()
  const { data } = useQuery({
    ...boardMomentsQuery(client, event.id, null),
    enabled: player !== null,
  })
  const [moment, setMoment] = useState<ReturnType<typeof findBoardMoment>>(null)
  useEffect(() => {
    if (!player || !data) return setMoment(null)
    const look = () => {
      const { dateMs } = player.handle.getPicture()
      setMoment(dateMs === null ? null : findBoardMoment(data.items, dateMs))
    }
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [player, data])
  return moment && withBoard(event, moment)
}
