import { type DestinationStream, pino } from 'pino'
import { z } from 'zod'
import type { ErrorLine, Log } from './log.ts'
import { mapStack } from './map-stack.ts'
import { redact } from './redact.ts'

interface LogOptions {
  destination?: DestinationStream
  /** Gets what a request of a channel failed by as well, whatever the level. It must hold up nobody. */
  keep?: (line: ErrorLine) => void
}

export function createLog(
  level: string,
  { destination = pino.destination({ dest: 2, sync: true }), keep }: LogOptions = {},
): Log {
  const log = pino({ level, serializers: { error: describeError } }, destination)
  if (!keep) return log
  return {
    info: log.info.bind(log),
    warn: log.warn.bind(log),
    error(details, message) {
      log.error(details, message)
      const line = readLine(details, message)
      if (line) keep(line)
    },
  }
}

const requested = z.object({
  request_id: z.string(),
  channel_id: z.int(),
  method: z.string().default('GET'),
  url: z.string(),
  error: z.unknown(),
})

function readLine(details: object, said: string): ErrorLine | null {
  const { success, data } = requested.safeParse(details)
  if (!success) return null
  const { error, ...request } = data
  const causes = listCauses(describeError(error))
  const message = [said, ...causes.map(cause => cause.message)].join(': ')
  return { ...request, at: new Date(), message, stack: causes.at(-1)?.stack ?? '' }
}

interface Described {
  name?: string
  message: string
  stack?: string | undefined
  cause?: Described
}

const listCauses = (error: Described): Described[] => [error, ...(error.cause ? listCauses(error.cause) : [])]

/** Query parameters may hold personal data and addresses may hold keys: neither is written down. */
function describeError(error: unknown): Described {
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
  const frames = stack.slice(stack.indexOf(message) + message.length)
  return stack.includes(message) ? clean(message) + redact(mapStack(frames)) : clean(stack)
}
