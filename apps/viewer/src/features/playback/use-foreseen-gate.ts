import type { Event } from '@grandstand/contract'
import { checkWatch, type WatchGate } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { accessQuery } from '../../platform/session/user-queries.ts'

/** The server's likely answer to pressing play, as far as the page knows; null: none, or not known yet. */
export function useForeseenGate(event: Event): WatchGate | null {
  const { client } = useApp()
  const isLoggedIn = useUser() !== null
  const { data: access } = useQuery(accessQuery(client))
  if (!access) return null
  return checkWatch({
    ...event,
    isLoggedIn,
    isPurchased: event.has_access,
    isGeoBlocked: access.is_geo_blocked,
    // Its operators rehearse, whatever the channel gives to others.
    canWatch: event.is_private || access.capabilities.includes('watch'),
    hasMedia: event.has_picture,
  })
}
