import type { SocialProvider as ProviderName } from '@grandstand/contract'

/** The channel as the provider knows it. */
export interface SocialAccount {
  clientId: string
  secret: string
  redirectUri: string
}

/** What ties the way back to the way there. */
export interface SocialAttempt {
  state: string
  nonce: string
  /** Of PKCE: a code that was seen on its way is worth nothing without it. */
  verifier: string
}

export interface SocialPerson {
  /** The provider's own id of the person; an address may change hands. */
  subject: string
  email: string | null
  email_verified: boolean
  first_name: string
  last_name: string
}

export interface SocialProvider {
  /** Whether the provider knows the id with this secret. Throws when it does not answer. */
  isKnown(account: SocialAccount): Promise<boolean>
  /** Where the browser goes to log in. */
  beginUrl(account: SocialAccount, attempt: SocialAttempt): Promise<string>
  /** Exchanges the code. Throws when the provider does not answer, or does not prove its answer. */
  finish(
    account: SocialAccount,
    attempt: SocialAttempt,
    answer: { code: string; iss?: string | undefined },
  ): Promise<SocialPerson>
}

export type SocialProviders = Record<ProviderName, SocialProvider>
