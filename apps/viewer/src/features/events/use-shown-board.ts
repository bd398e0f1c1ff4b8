import type { Event } from '@grandstand/contract'
import { findBoardMoment } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { boardMomentsQuery } from '../../platform/board-moments-query.ts'
import type { OpenPlayer } from '../../platform/open-player.ts'
import { type HeldBoard, releaseBoards } from './held-boards.ts'
import { withBoard } from './with-board.ts'

const lookMs = 500
/** A viewer who is behind live is so by more than this, so that the board at their position is known. */
const refreshMs = 10_000
/** A board that waits for its picture is shown no later after it than this. */
const heldLookMs = 100

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
    ...boardMomentsQuery(client, event.id, reachedDate),
    enabled: isHidden ? reachedDate !== null : isBehind,
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

/** The newest board that the picture has come to. */
function useHeldBoard(event: Event, player: OpenPlayer | null): Event {
  const [shown, setShown] = useState(event)
  const held = useRef<readonly HeldBoard<Event>[]>([])
  useEffect(() => {
    // A page that was just loaded says no time: the device's own is the best guess.
    const changedAtMs = event.changed_at === undefined ? Date.now() : Date.parse(event.changed_at)
    held.current = [...held.current, { board: event, changedAtMs, cameAtMs: performance.now() }]
    const release = () => {
      const next = releaseBoards(held.current, pictureMs(player), performance.now())
      held.current = next.held
      if (next.board) setShown(next.board)
      if (next.held.length === 0) clearInterval(timer)
    }
    const timer = setInterval(release, heldLookMs)
    release()
    return () => clearInterval(timer)
  }, [event, player])
  const { participants, period, clock, is_score_hidden } = shown
  const { is_score_hidden: _now, ...rest } = event
  return { ...rest, participants, period, clock, ...(is_score_hidden && { is_score_hidden }) }
}

function pictureMs(player: OpenPlayer | null): number | null {
  const picture = player?.handle.getPicture()
  return picture?.isLive ? picture.dateMs : null
}
