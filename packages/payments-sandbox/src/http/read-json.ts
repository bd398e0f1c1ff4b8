import { invalidRequest } from '../api/api-error.ts'
import type { Params } from '../api/params.ts'

/** The control calls take JSON too; the verbs read it as if it came from a form. */
export function readJson(text: string): Params {
  if (!text) return {}
  const value = parse(text)
  const params = toParam(value)
  if (typeof params !== 'object') throw invalidRequest('A JSON object is needed.')
  return params
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidRequest('Invalid JSON.')
  }
}

function toParam(value: unknown): string | Params {
  if (value === null || value === undefined) return ''
  if (typeof value !== 'object') return String(value)
  const params: Params = Object.create(null)
  for (const [name, one] of Object.entries(value)) params[name] = toParam(one)
  return params
}
