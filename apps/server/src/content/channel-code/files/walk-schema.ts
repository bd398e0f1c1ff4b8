import { z } from 'zod'
import type { DataPath } from './data-file.ts'

type Schema = z.core.$ZodType

/** Meets every value together with the schema it follows, from the outside in. */
export function walkSchema(
  schema: Schema,
  value: unknown,
  visit: (schema: Schema, value: unknown, path: DataPath) => void,
  path: DataPath = [],
): void {
  if (value === undefined) return
  const bare = unwrap(schema)
  visit(bare, value, path)
  for (const [key, child] of listChildren(value)) {
    const childSchema = findChildSchema(bare, key, value)
    if (childSchema) walkSchema(childSchema, child, visit, [...path, key])
  }
}

/** The keys that may stand at the path. */
export function listKnownKeys(schema: Schema, path: DataPath): string[] {
  let bare = unwrap(schema)
  for (const key of path) {
    const child = findChildSchema(bare, key)
    if (!child) return []
    bare = unwrap(child)
  }
  if (bare instanceof z.ZodObject) return Object.keys(bare.shape)
  if (bare instanceof z.ZodRecord && bare.keyType instanceof z.ZodEnum)
    return bare.keyType.options.map(String)
  return bare instanceof z.ZodUnion ? bare.options.flatMap(option => listKnownKeys(option, [])) : []
}

function unwrap(schema: Schema): Schema {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema
}

function findChildSchema(schema: Schema, key: PropertyKey, value?: unknown): Schema | undefined {
  if (schema instanceof z.ZodObject) return typeof key === 'string' ? schema.shape[key] : undefined
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  if (schema instanceof z.ZodUnion) {
    const chosen = schema.options.find(option => z.safeParse(option, value).success)
    return chosen && findChildSchema(unwrap(chosen), key)
  }
  return undefined
}

function listChildren(value: unknown): [PropertyKey, unknown][] {
  if (Array.isArray(value)) return value.map((item, index) => [index, item])
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}
