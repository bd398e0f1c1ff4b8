/** What a social login that has come back leads to. */
export type SocialStep =
  | { step: 'enter'; userId: number }
  /** From now on the identity leads to this account. */
  | { step: 'link'; userId: number }
  /** The same, and nothing from before leads to the account any more. */
  | { step: 'claim'; userId: number }
  | { step: 'register' }
  | { step: 'refuse'; reason: 'email_taken' | 'no_email' }

interface SocialFacts {
  /** The user who already has this identity. */
  identityUserId: number | null
  email: string | null
  /** The provider vouches for the address. */
  isEmailVerified: boolean
  /** The user with an equal address here, and whether they have confirmed it. */
  account: { userId: number; isProven: boolean } | null
}

/**
 * The identity decides, never the address alone. An equal address opens an account only if the provider has proved it:
 * else anyone could type another's address there and get into that account. If nobody has proved it here, a stranger
 * may be inside.
 */
export function chooseSocialStep(facts: SocialFacts): SocialStep {
  const { identityUserId, email, isEmailVerified, account } = facts
  if (identityUserId !== null) return { step: 'enter', userId: identityUserId }
  if (email === null) return { step: 'refuse', reason: 'no_email' }
  if (account === null) return { step: 'register' }
  if (!isEmailVerified) return { step: 'refuse', reason: 'email_taken' }
  return { step: account.isProven ? 'link' : 'claim', userId: account.userId }
}
