import type { Event, EventCategory, Preroll, UserAccess } from '@grandstand/contract'
import {
  choosePreroll,
  findCategoryLine,
  isPrerollSeen,
  rememberPreroll,
  type SeenPrerolls,
} from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { accessQuery } from '../../platform/session/user-queries.ts'
import type { AppStorage } from '../../platform/storage.ts'

export interface PrerollCatalog {
  prerolls: readonly Preroll[]
  sports: readonly EventCategory[]
}

/** The preroll of an event for its viewer, chosen once. None is shown unless the viewer's rights are known. */
export function usePreroll(event: Event, catalog: PrerollCatalog | null) {
  const { client, storage } = useApp()
  const userId = useUser()?.id ?? null
  const { data: access } = useQuery(accessQuery(client))
  const [preroll] = useState<Preroll | null>(() => {
    if (!catalog || !access || isPrerollSeen(readSeen(storage), userId, event.id, Date.now())) return null
    return choose(event, catalog, access)
  })
  const keepSeen = useCallback(() => {
    storage.set('prerolls_seen', rememberPreroll(readSeen(storage), userId, event.id, Date.now()))
  }, [storage, userId, event.id])
  return { preroll, keepSeen }
}

function choose(event: Event, { prerolls, sports }: PrerollCatalog, { capabilities }: UserAccess) {
  const categoryIds = findCategoryLine(sports, event.event_category_id)
  const { stream_status, location_id } = event
  return choosePreroll(prerolls, { stream_status, location_id, categoryIds }, capabilities, Math.random())
}

/** What storage holds may be old or tampered with. */
function readSeen(storage: AppStorage): SeenPrerolls {
  const stored = storage.get('prerolls_seen')
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(Object.entries(stored).filter(([, untilMs]) => typeof untilMs === 'number'))
}
