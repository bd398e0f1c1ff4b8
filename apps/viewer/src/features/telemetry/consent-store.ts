import type { AppStorage } from '../../platform/storage.ts'

export type Choice = 'yes' | 'no'
export interface Consent {
  choice: Choice
  at: string
  /** Whether it was about Google as well. */
  google: boolean
}

/** The time is kept to show later what was agreed to, and when. */
export function keepConsent(
  storage: AppStorage,
  { choice, google }: Omit<Consent, 'at'>,
  now: Date,
): Consent {
  const consent = { choice, at: now.toISOString(), google }
  storage.set('analytics_consent', consent)
  return consent
}

/** Null: nobody was asked. */
export function readConsent(storage: AppStorage): Consent | null {
  const kept = storage.get('analytics_consent')
  if (typeof kept !== 'object' || kept === null || !('choice' in kept) || !('at' in kept)) return null
  const { choice, at } = kept
  if ((choice !== 'yes' && choice !== 'no') || typeof at !== 'string') return null
  return { choice, at, google: 'google' in kept && kept.google === true }
}

/** Null: to be asked for. A visitor who agreed before Google was added has not agreed to Google; a no stays a no. */
export function readChoice(storage: AppStorage, { google }: Pick<Consent, 'google'>): Choice | null {
  const kept = readConsent(storage)
  if (kept?.choice === 'yes' && google && !kept.google) return null
  return kept?.choice ?? null
}
