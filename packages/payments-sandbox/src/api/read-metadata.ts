import { invalidRequest } from './api-error.ts'
import type { Params } from './params.ts'
import { readGroup } from './read-params.ts'

export type Metadata = { [key: string]: string }

/** Names that are given replace, empty values remove, an empty `metadata` removes all. */
export function readMetadata(params: Params, before: Metadata = {}): Metadata {
  if (params.metadata === '') return {}
  const metadata = { ...before }
  for (const [key, value] of Object.entries(readGroup(params, 'metadata') ?? {})) {
    if (typeof value !== 'string' || value.length > 500 || key.length > 40)
      throw invalidRequest('Metadata keys may have 40 and values 500 characters.', `metadata[${key}]`)
    if (value === '') delete metadata[key]
    else metadata[key] = value
  }
  if (Object.keys(metadata).length > 50) throw invalidRequest('Metadata may have 50 keys.', 'metadata')
  return metadata
}
