import { errorCode } from '../runtime/error-code.ts'

/** PostgreSQL's code for what it refused; the query's own error stands around it. */
export function sqlState(error: unknown): string | undefined {
  return errorCode(error instanceof Error ? error.cause : undefined)
}
