import type { AppStorage } from '../../platform/storage.ts'

export interface Consent {
  choice: 'yes' | 'no'
  at: string
  /** Whether it was about Google as well. */
  google: boolean
}

/** With its time: who asks later what was agreed to, and when, gets an answer. */
export function keepConsent(
  storage: AppStorage,
  { choice, google }: Omit<Consent, 'at'>,
  now: Date,
): Consent {
  const consent = { choice, at: now.toISOString(), google }
  storage.set('analytics_consent', consent)
  return consent
}

/** Null: to be asked for. Who has agreed before there was Google has not agreed to it; a no stays one. */
export function readChoice(
  storage: AppStorage,
  { google }: Pick<Consent, 'google'>,
): Consent['choice'] | null {
  const kept = storage.get('analytics_consent')
  if (typeof kept !== 'object' || kept === null || !('choice' in kept)) return null
  const wasAboutGoogle = 'google' in kept && kept.google === true
  if (kept.choice === 'yes') return google && !wasAboutGoogle ? null : 'yes'
  return kept.choice === 'no' ? 'no' : null
}
