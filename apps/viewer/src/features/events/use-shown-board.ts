import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { findBoardMoment } from '@grandstand/rules'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { withBoard } from './with-board.ts'

const lookMs = 500
/** A viewer who is behind live is so by more than this, so that the board at their position is known. */
const refreshMs = 10_000
/** At the live edge a picture is no older; a device whose clock is wrong by more would hold the score back for as long. */
const maxHeldMs = 10_000

/**
 * The event with what stood on its board in the moment of the picture: it is never ahead of it. To somebody who hides scores
 * nothing beyond `reachedDate` is told.
 */
export function useShownBoard(now: Event, player: OpenPlayer | null, reachedDate: string | null): Event {
  const { client } = useApp()
  const event = useHeldBoard(now, player)
  const isHidden = event.is_score_hidden === true
  const [isBehind, setBehind] = useState(false)
  const { data } = useQuery({
    queryKey: ['board', event.id, reachedDate],
    queryFn: ({ signal }) => {
      const query = reachedDate === null ? {} : { until: reachedDate }
      return client.send(wireCalls.listBoardMoments, { params: { id: String(event.id) }, query }, { signal })
    },
    enabled: isHidden ? reachedDate !== null : isBehind,
    placeholderData: keepPreviousData,
    staleTime: refreshMs,
    refetchInterval: event.stream_status === 'live' ? refreshMs : false,
  })
  const [moment, setMoment] = useState<ReturnType<typeof findBoardMoment>>(null)
  useEffect(() => {
    const look = () => {
      const picture = isHidden ? player?.handle.getPicture() : player?.handle.getMoment()
      const dateMs = picture?.dateMs ?? null
      setBehind(dateMs !== null)
      setMoment(dateMs === null || !data ? null : findBoardMoment(data.items, dateMs))
    }
    look()
    if (!player) return
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [player, data, isHidden])
  if (!moment) return event
  const { is_score_hidden: _hidden, ...rest } = event
  return withBoard(rest, moment)
}

/** Live, the board comes by another way than the picture, and would be there first. */
function useHeldBoard(event: Event, player: OpenPlayer | null): Event {
  const [shown, setShown] = useState({ event, order: 0 })
  const order = useRef(0)
  const timers = useRef(new Set<number>())
  useEffect(() => {
    order.current += 1
    const next = { event, order: order.current }
    // A board that was held back longer comes too late after a newer one.
    const show = () => setShown(before => (next.order > before.order ? next : before))
    const heldMs = player ? pictureAgeMs(player) : 0
    if (heldMs === 0) return show()
    const timer = window.setTimeout(() => {
      timers.current.delete(timer)
      show()
    }, heldMs)
    timers.current.add(timer)
  }, [event, player])
  useEffect(() => {
    const { current } = timers
    return () => current.forEach(timer => void clearTimeout(timer))
  }, [])
  const { participants, period, clock, is_score_hidden } = shown.event
  const { is_score_hidden: _now, ...rest } = event
  return { ...rest, participants, period, clock, ...(is_score_hidden && { is_score_hidden }) }
}

function pictureAgeMs({ handle }: OpenPlayer): number {
  const { dateMs, isLive } = handle.getPicture()
  return isLive && dateMs !== null ? Math.min(maxHeldMs, Math.max(0, Date.now() - dateMs)) : 0
}
