import { errorCode } from '../runtime/error-code.ts'

/** PostgreSQL's code for a refusal, from inside the query's own error. */
export function sqlState(error: unknown): string | undefined {
  return errorCode(error instanceof Error ? error.cause : undefined)
}
