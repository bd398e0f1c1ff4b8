import type { AppStorage } from '../../platform/storage.ts'

export interface Consent {
  choice: 'yes' | 'no'
  at: string
}

/** With its time: who asks later what was agreed to, and when, gets an answer. */
export function keepConsent(storage: AppStorage, choice: Consent['choice'], now: Date): Consent {
  const consent = { choice, at: now.toISOString() }
  storage.set('analytics_consent', consent)
  return consent
}

export function readConsent(storage: AppStorage): Consent | null {
  const kept = storage.get('analytics_consent')
  if (typeof kept !== 'object' || kept === null || !('choice' in kept) || !('at' in kept)) return null
  const { choice, at } = kept
  return (choice === 'yes' || choice === 'no') && typeof at === 'string' ? { choice, at } : null
}
