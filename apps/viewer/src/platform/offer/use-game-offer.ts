import type { Event } from '@grandstand/contract'
import { chooseGameOffer, findSignalLimitMs, type GameOffer } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useApp } from '../app-context.ts'
import { accessQuery } from '../session/user-queries.ts'

/** What a game offers right now, to this viewer. It turns by itself when a lost signal has been away too long. */
export function useGameOffer(event: Event): GameOffer {
  const { client } = useApp()
  const { data: access } = useQuery(accessQuery(client))
  const isGone = useSignalGone(findSignalLimitMs(event))
  const isGeoBlocked = access?.is_geo_blocked ?? false
  return chooseGameOffer({ ...event, isGeoBlocked }, isGone ? Number.POSITIVE_INFINITY : 0)
}

/** False at first, so that the page which the server drew and the first one here are the same. */
function useSignalGone(limitMs: number | null): boolean {
  const [goneLimitMs, setGoneLimitMs] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (limitMs === null) return
    const leftMs = limitMs - Date.now()
    if (leftMs <= 0) return setGoneLimitMs(limitMs)
    const timer = setTimeout(() => setGoneLimitMs(limitMs), leftMs)
    return () => clearTimeout(timer)
  }, [limitMs])
  return limitMs !== null && limitMs === goneLimitMs
}
