import { followEventChanges } from '../features/events/follow-event-changes.ts'
import { bootstrapQuery } from '../platform/channel/bootstrap-query.ts'
import { followDeviceChoice } from '../platform/hide-scores/device-choice.ts'
import { tellTimeZone } from '../platform/i18n/tell-time-zone.ts'
import { readKnownDevice } from '../platform/known-device.ts'
import type { Router } from '../platform/router/create-router.ts'
import { profileQuery } from '../platform/session/user-queries.ts'
import { closeMenuGroups } from './close-menu-groups.ts'
import type { Runtime } from './create-runtime.ts'
import { followOtherTabs } from './follow-other-tabs.ts'
import { growPicture } from './grow-picture.ts'
import { keepOnDevice } from './keep-on-device.ts'
import { preloadLikely } from './preload-likely.ts'
import type { PageData } from './read-page-data.ts'
import { searchBySlash } from './search-by-slash.ts'

interface Started extends Runtime {
  router: Router
  pageData: PageData | null
}

/** No part of the start: what is on the page is fresh, and what changes comes in a moment. */
export function afterStart(started: Started): void {
  const { client, queryClient } = started
  followOtherTabs(started)
  tellTimeZone(document)
  preloadLikely(document)
  closeMenuGroups(started.router)
  growPicture(started.router)
  searchBySlash(document)
  const openSource = 'EventSource' in window ? (address: string) => new EventSource(address) : null
  followEventChanges({
    client,
    queryClient,
    tab: window,
    page: document,
    openSource,
    followScores: followDeviceChoice,
    since: started.pageData?.first?.events_cursor ?? null,
  })
  whenIdle(() => keepOnDevice(window, started.router))
  whenIdle(() => void healNotices(started).catch(() => {}))
  whenIdle(() => void startTelemetry(started).catch(() => {}))
}

/** Soon even where a film keeps a slow phone busy. */
function whenIdle(act: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(act, { timeout: 2_000 })
  else setTimeout(act)
}

/** Of a user who chose on this device what it tells them. */
async function healNotices(started: Started): Promise<void> {
  const { client, storage, queryClient } = started
  if (!readKnownDevice(storage) || !queryClient.getQueryData(profileQuery(client).queryKey)) return
  const { healDevice } = await import('../features/notices/heal-device.ts')
  await healDevice(started, document.documentElement.lang)
}

async function startTelemetry({ pageData, ...started }: Started): Promise<void> {
  const { queryKey } = bootstrapQuery(started.client, document.documentElement.lang)
  const bootstrap = started.queryClient.getQueryData(queryKey)
  if (!pageData || !bootstrap) return
  const parts = await import('../features/telemetry/start-telemetry.ts')
  parts.startTelemetry({ ...started, pageData, settings: bootstrap.settings })
}
