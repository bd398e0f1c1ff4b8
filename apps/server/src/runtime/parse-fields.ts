import { badTextMessage, findBadText } from '@grandstand/contract'
import type { z } from 'zod'
import { CallError } from './call-error.ts'

/** Reads what a stranger sent, or refuses it by the names of the fields. */
export function parseAs<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const badPath = findBadText(value)
  if (badPath !== null)
    throw new CallError('invalid_request', { fields: { [badPath.slice(0, 100)]: badTextMessage } })
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) fields[key.slice(0, 100)] = 'is not known here'
    } else {
      fields[issue.path.join('.') || 'body'] ??= issue.message
    }
  }
  throw new CallError('invalid_request', { fields })
}
