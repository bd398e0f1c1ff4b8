import type { ApiClient } from '@grandstand/api-client'
import type { ChannelSettings } from '@grandstand/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Failures } from '../../platform/app-context.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { track, tracks } from '../../platform/track.ts'
import { keepConsent, readChoice } from './consent-store.ts'
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
  pageData: {
    channel_key: string
    analytics_url: string | null
    analytics_on_localhost: boolean
    google_tag: string | null
  }
  settings: Pick<ChannelSettings, 'yare-analytics' | 'google-analytics' | 'analytics_consent'>
}

/** Begins to tell the channel what its visitors do, once and if that is wanted. */
export function startTelemetry(options: TelemetryOptions): void {
  const { client, storage, queryClient, failures, router, pageData, settings } = options
  const { analytics_url: collectorUrl, channel_key, analytics_on_localhost: countsLocalhost } = pageData
  if (collectorUrl !== null) tellErrors({ collectorUrl, channelKey: channel_key, failures })
  const profile = settings['yare-analytics']['yare-analytics-key']
  const google = settings['google-analytics']['google-tag'] !== null
  const consent = settings.analytics_consent
  const { hostname } = location
  const isUnwilling = navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
  const choice = readChoice(storage, { google })
  const answer = mayCount({
    ...{ hostname, countsLocalhost, profile, collectorUrl, google, isUnwilling, consent, choice },
  })
  if (answer === 'no') return
  const loadGoogle = () => import('./google/start-google.ts')

  const begin = () => {
    followPages(router, storage)
    const send =
      profile === null || collectorUrl === null
        ? null
        : createSender({ client, storage, queryClient, collectorUrl, profile })
    const tellChannel = send && tellTracks(send, storage)
    const tellsGoogle = google
      ? loadGoogle().then(({ startGoogle }) => startGoogle(client, pageData.google_tag))
      : null
    tracks.follow(happening => {
      tellChannel?.(happening)
      void tellsGoogle?.then(tellGoogle => tellGoogle(happening)).catch(() => {})
    })
    if (send) tellViewings(send)
  }
  if (answer === 'yes') {
    begin()
    return
  }
  void import('./ask-consent.tsx').then(({ askConsent }) =>
    askConsent({ google }, async choice => {
      const { at } = keepConsent(storage, { choice, google }, new Date())
      if (google) await keepForGoogle(choice).catch(() => {})
      if (choice === 'no') return
      begin()
      track('consent', { choice, at, google })
    }),
  )

  async function keepForGoogle(choice: 'yes' | 'no'): Promise<void> {
    const parts = await loadGoogle()
    parts.keepGoogleConsent(choice)
    if (choice === 'yes' && pageData.google_tag === null) parts.loadNextPage(router)
  }
}
