import { isSchema, type Schema } from '../json-schema.ts'

const ofFormats: Record<string, string> = {
  'date-time': '2026-11-14T18:30:00.000Z',
  date: '2026-11-14',
  email: 'fan@demo.example',
  uuid: '0f8fad5b-d9cb-469f-a165-70867728950e',
}

/** Of texts without a name of their own, as colours by what they are for. */
const ofPatterns: Record<string, string> = { '^#[0-9a-f]{6}$': '#1d4ed8' }

/** A value that the schema takes, made of the examples of its fields. What contains itself ends after once. */
export function exampleOf(schema: unknown, schemas: Schema, within: readonly string[] = []): unknown {
  if (!isSchema(schema)) return null
  if (Array.isArray(schema.examples)) return schema.examples[0]
  if ('const' in schema) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum[0]
  if (typeof schema.$ref === 'string') {
    const name = schema.$ref.split('/').at(-1) ?? ''
    return within.includes(name) ? undefined : exampleOf(schemas[name], schemas, [...within, name])
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (Array.isArray(choices)) return exampleOf(choices[0], schemas, within)
  if (schema.type === 'array') {
    const item = exampleOf(schema.items, schemas, within)
    return item === undefined ? [] : [item]
  }
  if (isSchema(schema.properties))
    return Object.fromEntries(
      Object.entries(schema.properties)
        // What may be left out is shown where there is something to show.
        .filter(([name, field]) => isRequired(schema, name) || (isSchema(field) && 'examples' in field))
        .map(([name, field]) => [name, exampleOf(field, schemas, within)]),
    )
  if (isSchema(schema.propertyNames) && Array.isArray(schema.propertyNames.enum))
    return Object.fromEntries(
      schema.propertyNames.enum.map(name => [name, exampleOf(schema.additionalProperties, schemas, within)]),
    )
  return simpleExample(schema)
}

function isRequired({ required }: Schema, name: string): boolean {
  return Array.isArray(required) && required.includes(name)
}

function simpleExample({ type, format, pattern, minimum }: Schema): unknown {
  if (type === 'string') return ofFormats[String(format)] ?? ofPatterns[String(pattern)] ?? 'text'
  if (type === 'integer' || type === 'number') return typeof minimum === 'number' ? Math.max(1, minimum) : 1
  if (type === 'boolean') return true
  return type === 'object' ? {} : null
}
