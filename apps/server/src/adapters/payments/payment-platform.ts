import type { ProviderEvent } from './payment-account.ts'

/** What a platform knows of an account that it has made. */
export interface PlatformAccount {
  label: string
  takesCards: boolean
  /** Its owner has told all that was asked; the provider may still look at it. */
  isSubmitted: boolean
}

/** The deployment's own account at the provider, which makes accounts for channels and acts for them. */
export interface PaymentPlatform {
  /** Of the account and its mode. */
  name: string
  publishableKey: string
  isLive: boolean
  sandboxUrl: string | null
  /** The same key gives the same account. */
  addAccount(league: { name: string; idempotencyKey: string }): Promise<string>
  /** Where its owner finishes it, once and soon; null: the account is out of reach. */
  makeLink(accountId: string, pages: { returnUrl: string; refreshUrl: string }): Promise<string | null>
  /** Null: it is out of reach. */
  getAccount(accountId: string): Promise<PlatformAccount | null>
  readEvent(raw: string, signature: string, secret: string, now: Date): ProviderEvent | 'unreadable' | null
  /** For reports about all accounts that it has made. */
  registerEndpoint(url: string): Promise<{ id: string; secret: string }>
}
