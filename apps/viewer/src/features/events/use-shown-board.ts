import type { Event } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { findBoardMoment } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { withBoard } from './with-board.ts'

const lookMs = 500
/** A viewer who is behind live is so by more than this, so that the board at their position is known. */
const refreshMs = 10_000
/** At the live edge a picture is no older; a device whose clock is wrong by more would hold the score back for as long. */
const maxHeldMs = 10_000

/** The event with what stood on its board in the moment of the picture: it is never ahead of it. */
export function useShownBoard(now: Event, player: OpenPlayer | null): Event {
  const { client } = useApp()
  const event = useHeldBoard(now, player)
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
  return moment ? withBoard(event, moment) : event
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
  const { participants, period, clock } = shown.event
  return { ...event, participants, period, clock }
}

function pictureAgeMs({ handle }: OpenPlayer): number {
  const { dateMs, isLive } = handle.getPicture()
  return isLive && dateMs !== null ? Math.min(maxHeldMs, Math.max(0, Date.now() - dateMs)) : 0
}
