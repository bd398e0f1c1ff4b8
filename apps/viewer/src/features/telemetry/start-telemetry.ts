import type { ApiClient } from '@grandstand/api-client'
import type { ChannelSettings } from '@grandstand/contract'
import type { QueryClient } from '@tanstack/react-query'
import type { Failures } from '../../platform/app-context.ts'
import { consentRequests } from '../../platform/consent-request.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { type Happening, track } from '../../platform/track.ts'
import { askInTime } from './ask-in-time.ts'
import { beginCounting, forgetHappenings } from './begin-counting.ts'
import { type Choice, keepConsent, readChoice, readConsent } from './consent-store.ts'
import type { PageRouter } from './follow-pages.ts'
import { mayCount } from './may-count.ts'
import { readSession } from './session-store.ts'
import { tellErrors } from './tell-errors.ts'

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

/** Begins to tell the channel what its visitors do, if and for as long as that is wanted. */
export function startTelemetry(options: TelemetryOptions): void {
  const { client, storage, queryClient, failures, router, pageData, settings } = options
  const { analytics_url: collectorUrl, channel_key, analytics_on_localhost: countsLocalhost } = pageData
  if (collectorUrl !== null) tellErrors({ collectorUrl, channelKey: channel_key, failures })
  const profile = settings['yare-analytics']['yare-analytics-key']
  const collector = profile === null || collectorUrl === null ? null : { collectorUrl, profile }
  const google = settings['google-analytics']['google-tag'] !== null
  const consent = settings.analytics_consent
  const { hostname } = location
  const refusesTracking =
    navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true
  const judge = (choice: Choice | null) =>
    mayCount({
      hostname,
      countsLocalhost,
      profile,
      collectorUrl,
      google,
      refusesTracking,
      consent,
      choice,
    })
  const loadGoogle = () => import('./google/start-google.ts')
  /** Null: this page does not let Google's script in, or not any more. */
  let tag = pageData.google_tag
  let end: (() => void) | null = null

  function begin(): void {
    const googleTag = tag
    const tellsGoogle = google ? loadGoogle().then(({ startGoogle }) => startGoogle(client, googleTag)) : null
    const tellGoogle = (happening: Happening) =>
      void tellsGoogle?.then(tell => tell(happening)).catch(() => {})
    end = beginCounting({
      client,
      storage,
      queryClient,
      router,
      collector,
      tellGoogle: tellsGoogle && tellGoogle,
    })
  }

  const loadQuestion = () => import('./ask-consent.tsx')
  function askOnRequest(): void {
    const kept = readConsent(storage)
    void loadQuestion().then(({ askConsent }) => askConsent({ google, kept, isRequested: true }, choose))
  }

  let isAsking = false
  /** The newest answer counts: of two loads the later one may end first. */
  function setAsking(next: boolean): void {
    if (next === isAsking) return
    isAsking = next
    void loadQuestion().then(({ askConsent, withdrawQuestion }) => {
      if (isAsking && isOpen()) askConsent({ google, kept: null, isRequested: false }, choose)
      else withdrawQuestion()
    })
  }

  const isOpen = () => judge(readChoice(storage, { google })) === 'ask'

  async function choose(choice: Choice): Promise<void> {
    const isCounted = end !== null
    const hadAgreed = readConsent(storage)?.choice === 'yes'
    const { at } = keepConsent(storage, { choice, google }, new Date())
    // A no is the last message about a visitor. It goes only where the yes went.
    if (choice === 'no' && isCounted && readSession(storage, Date.now()) !== null)
      track('consent', { choice, at, google })
    if (choice === 'no') stop()
    if (google) await keepForGoogle(choice, hadAgreed).catch(() => {})
    if (choice === 'no' || isCounted || judge(choice) !== 'yes') return
    begin()
    track('consent', { choice, at, google })
  }

  function stop(): void {
    if (end) end()
    else forgetHappenings()
    end = null
  }

  async function keepForGoogle(choice: Choice, hadAgreed: boolean): Promise<void> {
    const { keepChoice } = await loadGoogle()
    const googleTag = settings['google-analytics']['google-tag']
    keepChoice({ choice, hadAgreed, isLetIn: tag !== null, client, googleTag, router })
    tag = choice === 'no' ? null : tag
  }

  const answer = judge(readChoice(storage, { google }))
  if (answer === 'yes') begin()
  if (answer === 'ask') askInTime({ storage, router, isOpen, setAsking })
  if (answer === 'no') forgetHappenings()
  consentRequests.follow(askOnRequest)
}
