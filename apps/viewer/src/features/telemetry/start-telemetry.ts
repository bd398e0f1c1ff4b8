import type { ApiClient } from '@grandstand/api-client'
import type { ChannelSettings } from '@grandstand/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Failures } from '../../platform/app-context.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { track } from '../../platform/track.ts'
import { keepConsent, readConsent } from './consent-store.ts'
import { createSender } from './create-sender.ts'
import { followPages, type PageRouter } from './follow-pages.ts'
import { mayCount } from './may-count.ts'
import { tellErrors } from './tell-errors.ts'
import { tellTracks } from './tell-tracks.ts'
import { tellViewings } from './tell-viewings.ts'

interface TelemetryOptions {
  client: ApiClient
  storage: AppStorage
  queryClient: QueryClient
  failures: Failures
  router: PageRouter
  pageData: { channel_key: string; analytics_url: string | null; analytics_on_localhost: boolean }
  settings: Pick<ChannelSettings, 'yare-analytics' | 'analytics_consent'>
}

/** Begins to tell the channel what its visitors do, once and if that is wanted. */
export function startTelemetry(options: TelemetryOptions): void {
  const { client, storage, queryClient, failures, router, pageData, settings } = options
  const { analytics_url: collectorUrl, channel_key, analytics_on_localhost: countsLocalhost } = pageData
  if (collectorUrl === null) return
  tellErrors({ collectorUrl, channelKey: channel_key, failures })
  const profile = settings['yare-analytics']['yare-analytics-key']
  const consent = settings.analytics_consent
  const { hostname } = location
  const isUnwilling = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
  const choice = readConsent(storage)?.choice ?? null
  const answer = mayCount({
    ...{ hostname, countsLocalhost, profile, collectorUrl, isUnwilling, consent, choice },
  })
  if (answer === 'no' || profile === null) return

  const begin = () => {
    followPages(router, storage)
    const send = createSender({ client, storage, queryClient, collectorUrl, profile })
    tellTracks(send, storage)
    tellViewings(send)
  }
  if (answer === 'yes') {
    begin()
    return
  }
  void import('./ask-consent.tsx').then(({ askConsent }) =>
    askConsent(choice => {
      const { at } = keepConsent(storage, choice, new Date())
      if (choice === 'no') return
      begin()
      track('consent', { choice, at })
    }),
  )
}
