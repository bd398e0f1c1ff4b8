import { isSchema } from '../json-schema.ts'
import { findFieldNote } from './index.ts'

/** A JSON schema with what is known of each of its fields; `owner` is the entity or call. */
export function describeFields(schema: unknown, owner: string): unknown {
  if (Array.isArray(schema)) return schema.map(part => describeFields(part, owner))
  if (!isSchema(schema)) return schema
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' && isSchema(value)
        ? Object.fromEntries(
            Object.entries(value).map(([field, its]) => [field, describeField(its, owner, field)]),
          )
        : describeFields(value, owner),
    ]),
  )
}

/** Adds to what the contract itself says. */
export function describeField(schema: unknown, owner: string, field: string): unknown {
  const deeper = describeFields(schema, `${owner}.${field}`)
  const [description, example] = findFieldNote(owner, field) ?? []
  if (description === undefined || !isSchema(deeper)) return deeper
  return { description, ...deeper, ...(example === undefined ? {} : { examples: [example] }) }
}
