import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { walkSchema } from '../files/walk-schema.ts'

/** What a PostgreSQL `integer` holds. */
const largest = 2_147_483_647

export function checkNumbers(parts: ChannelParts): Problem[] {
  const problems: Problem[] = []
  for (const part of Object.values(parts)) {
    if (!part) continue
    walkSchema(part.schema, part.value, (_schema, value, path) => {
      if (typeof value !== 'number' || Math.abs(value) <= largest) return
      const message = `${String(path.at(-1))}: expected at most ${largest}, found ${value}`
      problems.push({ ...part.source.positionOf(path), message, code: 'too_big' })
    })
  }
  return problems
}
