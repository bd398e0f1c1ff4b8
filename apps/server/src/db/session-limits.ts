import type pg from 'pg'

/** Of each connection of a pool. What takes longer says so itself, by `set local`. */
export const sessionLimits = {
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  // Two letters of eight may be wrong in a search. Where the extension is missing, nobody reads it.
  'pg_trgm.word_similarity_threshold': 0.45,
} as const

/** Finds within minutes that the other end of an idle connection is gone. */
export const probed = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** On the way, and where a pooler lets a statement wait. A database that works has ended every statement by then. */
const wayMs = 2_000

/** So long a connection waits for the answer to a statement that may take so long; then it is given up. */
export const answerLimitMs = (statementMs: number) => statementMs + wayMs

/** What `allowSeconds` says to the database. */
export const allowanceOf = (seconds: number) => `set local statement_timeout = '${seconds}s'`

/** How many milliseconds a statement allows those after it; null: it is another statement. */
export function readAllowance(text: string): number | null {
  const [, seconds] = text.match(/^set local statement_timeout = '(\d+)s'$/) ?? []
  return seconds === undefined ? null : Number(seconds) * 1000
}

/** Migrations, dumps and restores take as long as they take, also where the role has the limits. */
export async function liftSessionLimits(client: pg.Client): Promise<void> {
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0')
}
