import type { ApiClient } from '@grandstand/api-client'
import type { Choice } from '../consent-store.ts'
import type { PageRouter } from '../follow-pages.ts'
import { keepGoogleConsent } from './keep-google-consent.ts'
import { leaveGoogle } from './leave-google.ts'
import { loadNextPage } from './load-next-page.ts'

interface KeptChoice {
  choice: Choice
  hadAgreed: boolean
  /** This page lets Google's script in. */
  isLetIn: boolean
  client: ApiClient
  googleTag: string | null
  router: PageRouter
}

/** What a visitor's answer means for Google: from the next page on its script is let in, or it is no more. */
export function keepChoice({ choice, hadAgreed, isLetIn, client, googleTag, router }: KeptChoice): void {
  keepGoogleConsent(choice)
  if (choice === 'no' && hadAgreed) leaveGoogle(client, googleTag)
  if ((choice === 'yes') !== isLetIn) loadNextPage(router)
}
