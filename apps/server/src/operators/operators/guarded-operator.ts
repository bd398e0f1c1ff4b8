import type { GuardedAccount } from '../../accounts/auth/index.ts'
import type { OperatorRow } from './operator-store.ts'

type Credentials = Pick<OperatorRow, 'email' | 'password_hash' | 'totp_confirmed_at' | 'sealed_totp_secret'>

/** A device is known under one password and one second factor. */
export function guardedOperator(row: Credentials): GuardedAccount {
  const factor = row.totp_confirmed_at && row.sealed_totp_secret
  return { account: operatorAccount(row.email), credentials: [row.password_hash, factor] }
}

/** The account that an address would have, whether it exists or not. */
export const operatorAccount = (email: string) => ['operator', email.toLowerCase()]
