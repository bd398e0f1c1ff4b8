export interface TrialFacts {
  /** Days; zero: it has none. */
  trial_period: number
  isUsedByUser: boolean
  /** By any holder of the card, on any account. */
  isUsedByCard: boolean
}

export function checkTrial(facts: TrialFacts): 'not_found' | 'trial_used' | null {
  if (facts.trial_period === 0) return 'not_found'
  return facts.isUsedByUser || facts.isUsedByCard ? 'trial_used' : null
}
