import type { User } from '@grandstand/contract'
import type { UserRow } from './user-store.ts'

/** What users see about themselves; hashes stay behind. */
export function describeUser(row: UserRow): User {
  const { id, email, first_name, last_name, phone, language, temporary_password, trial_period_used } = row
  return {
    id,
    email,
    first_name,
    last_name,
    phone,
    language,
    email_verified: row.email_verified_at !== null,
    has_password: row.password_hash !== null,
    temporary_password,
    trial_period_used,
    hide_scores: row.hide_scores,
    created_at: row.created_at.toISOString(),
  }
}
