import type { Db } from '../../../db/connection.ts'
import type { ErrorLine } from '../../../runtime/log.ts'
import { cleanPath, cleanText } from '../clean-text.ts'
import { insertServerErrors, type ServerErrorRow } from './error-store.ts'

const everyMs = 2_000
/** Whatever breaks, breaks for everybody at once: beyond so many in a moment the others say nothing new. */
const maxWaiting = 20

/**
 * Keeps the lines of requests that failed, so that operators find them. Each process keeps its own; nobody waits for it, and what
 * cannot be written is let go: the log has it.
 */
export function createErrorKeeper() {
  let waiting: ServerErrorRow[] = []
  return {
    put(line: ErrorLine): void {
      if (waiting.length < maxWaiting) waiting.push(describeLine(line))
    },
    /** The returned function writes what is left. */
    start(db: Db): () => Promise<void> {
      const write = async () => {
        const rows = waiting
        waiting = []
        if (rows.length > 0) await insertServerErrors(db, rows).catch(() => {})
      }
      const timer = setInterval(() => void write(), everyMs)
      timer.unref()
      return async () => {
        clearInterval(timer)
        await write()
      }
    },
  }
}

function describeLine({
  request_id,
  channel_id,
  at,
  message,
  method,
  url,
  stack,
}: ErrorLine): ServerErrorRow {
  return {
    request_id,
    channel_id,
    at,
    message: cleanText(message, 500),
    place: `${method} ${cleanPath(url)}`,
    // Only the places: what was thrown is in the message.
    stack: stack
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .map(line => cleanText(line, 300))
      .join('\n')
      .slice(0, 3_000),
  }
}
