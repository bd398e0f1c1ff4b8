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
  // Some libraries throw things that only look like errors.
  if (!(error instanceof Error)) return { message: clean(String(Object(error).message ?? error)) }
  return {
    name: error.name,
    message: clean(error.message),
    stack: error.stack && describeStack(error.stack, error.message),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  }
}

/** The parameters come last and may have lines of their own. */
function clean(message: string): string {
  return redact(message.replace(/\nparams:[\s\S]*$/, ''))
}

/** A stack repeats the message. Only what follows it are places in our code, whatever lines the message has. */
function describeStack(stack: string, message: string): string {
  const places = stack.slice(stack.indexOf(message) + message.length)
  return stack.includes(message) ? clean(message) + redact(places) : clean(stack)
}
