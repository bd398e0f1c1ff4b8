import type pg from 'pg'

/** Of each connection of a pool. What takes longer says so itself, by `set local`. */
export const sessionLimits = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // Two letters of eight may be wrong in a search. Where the extension is missing, nobody reads it.
  'pg_trgm.word_similarity_threshold': 0.45,
} as const

/** Migrations, dumps and restores take as long as they take, also where the role has the limits. */
export async function liftSessionLimits(client: pg.Client): Promise<void> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
}
