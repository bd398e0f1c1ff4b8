import { type DestinationStream, pino } from 'pino'
import type { Log } from './log.ts'
import { redact } from './redact.ts'

export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  return pino({ level, serializers: { error: describeError } }, destination)
}

/** Query parameters may hold personal data and addresses may hold keys: neither is written down. */
function describeError(error: unknown): object {
  const clean = (text: string) => redact(text.replace(/\nparams:[^\n]*/g, ''))
  // Some libraries throw things that only look like errors.
  if (!(error instanceof Error)) return { message: clean(String(Object(error).message ?? error)) }
  return {
    name: error.name,
    message: clean(error.message),
    stack: error.stack && clean(error.stack),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}
