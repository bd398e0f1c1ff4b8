/** Nothing came back for as long as anybody waits: neither an answer nor a refusal. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && silences.test(error.message)
}

/** In the driver's words: of a statement, of a connection of a pool, and of one on its own. */
const silences = /^(Query read timeout|Connection terminated due to connection timeout|timeout expired)$/
