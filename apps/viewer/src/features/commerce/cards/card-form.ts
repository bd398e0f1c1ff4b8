import type { calls, Reply } from '@grandstand/contract'

/** Whose form takes the cards: the provider's, or the sandbox's where there are no keys. */
export type CardProvider = Reply<typeof calls.createSetupIntent>['form']

export interface CardFormOptions {
  language: string
  /** What a card is entered for: to be charged now, again and again, or later. */
  purpose: 'payment' | 'subscription' | 'setup'
  /** In minor units; null where nothing is due yet. */
  amount: number | null
  currency: string
}

/** The id of a card, or why there is none, in words for its holder. */
export type EnteredCard = { id: string; brand: string | null; last4: string | null } | { problem: string }

/** The provider's own form, in a frame of its own: what is typed there never reaches this page. */
export interface CardForm {
  isEmpty(): boolean
  setAmount(amount: number): void
  /** What is wrong with what is typed, in words; null: nothing that could be seen without the bank. */
  check(): Promise<{ problem: string } | null>
  enter(): Promise<EnteredCard>
  /** Saves it for later; the bank may ask its customer first. */
  save(clientSecret: string, returnUrl: string): Promise<EnteredCard>
  close(): void
}
