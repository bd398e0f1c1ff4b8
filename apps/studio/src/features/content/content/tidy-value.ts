import type { ContentField } from '@grandstand/contract'

type Value = Record<string, unknown>

/** What is sent of a form: without the fields that say nothing, so that they count as not filled in. */
export function tidyValue(fields: readonly ContentField[], value: Value): Value {
  const said = fields.flatMap((field): [string, unknown][] => {
    const tidied = tidyField(field, value[field.name])
    return tidied === undefined ? [] : [[field.name, tidied]]
  })
  return Object.fromEntries(said)
}

function tidyField({ type, fields = [] }: ContentField, value: unknown): unknown {
  if (value === undefined || value === '') return undefined
  if (type === 'list' && Array.isArray(value))
    return value.map(entry => (isValue(entry) ? tidyValue(fields, entry) : entry))
  if (!isValue(value)) return value
  const tidied = type === 'group' ? tidyValue(fields, value) : leaveOutEmpty(value)
  return Object.keys(tidied).length === 0 ? undefined : tidied
}

function leaveOutEmpty(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, text]) => text !== ''))
}

export function isValue(value: unknown): value is Value {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
