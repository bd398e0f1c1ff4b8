import { isSchema, type Schema } from '@grandstand/contract'
import { escapeHtml } from '@grandstand/ui/first-screen'

interface Field {
  name: string
  schema: unknown
  isRequired: boolean
}

/** A row for each field, with those that lie deeper below it; a named entity is a link to its own table. */
export function renderFields(fields: readonly Field[]): string {
  const rows = fields.flatMap(field => listDeep(field)).map(renderRow)
  return `<table><thead><tr><th>Field</th><th>Type</th><th>What it holds</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** Of an answer or a body as a whole. */
export function renderSchema(schema: unknown): string {
  const fields = listFields(schema)
  return fields.length > 0 ? renderFields(fields) : `<p>${sayType(schema)}</p>`
}

export function renderExample(example: unknown): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(example, null, 2))}</pre>`
}

function renderRow({ name, schema, isRequired }: Field): string {
  const note = isSchema(schema) && typeof schema.description === 'string' ? schema.description : ''
  return `<tr><td><code>${escapeHtml(name)}</code>${isRequired ? '' : ' <small>may be left out</small>'}</td><td>${sayType(schema)}</td><td>${renderNote(note)}</td></tr>`
}

/** Names of fields and calls stand between backticks. */
const renderNote = (note: string) => escapeHtml(note).replace(/`([^`]+)`/g, '<code>$1</code>')

function listFields(schema: unknown): Field[] {
  if (!isSchema(schema) || !isSchema(schema.properties)) return []
  const required = Array.isArray(schema.required) ? schema.required : []
  return Object.entries(schema.properties).map(([name, field]) => ({
    name,
    schema: field,
    isRequired: required.includes(name),
  }))
}

function listDeep(field: Field): Field[] {
  const { inner, mark } = open(field.schema)
  const below = listFields(inner).map(deeper => ({ ...deeper, name: `${field.name}${mark}.${deeper.name}` }))
  return [field, ...below.flatMap(listDeep)]
}

/** What lies in a list, or beside null. */
function open(schema: unknown): { inner: unknown; mark: string } {
  if (!isSchema(schema)) return { inner: schema, mark: '' }
  if (schema.type === 'array') return { inner: open(schema.items).inner, mark: '[]' }
  const kept = choicesOf(schema).filter(choice => !isNull(choice))
  return kept.length === 1 ? open(kept[0]) : { inner: schema, mark: '' }
}

function sayType(schema: unknown): string {
  if (!isSchema(schema)) return 'anything'
  if (typeof schema.$ref === 'string') {
    const name = escapeHtml(schema.$ref.split('/').at(-1) ?? '')
    return `<a href="/api/docs#schema-${name}">${name}</a>`
  }
  if ('const' in schema) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`
  if (Array.isArray(schema.enum))
    return schema.enum.map(value => `<code>${escapeHtml(String(value))}</code>`).join(' · ')
  const choices = choicesOf(schema)
  if (choices.length > 0) return [...new Set(choices.map(sayType))].join(' or ')
  if (schema.type === 'array') return `list of ${sayType(schema.items)}`
  return escapeHtml([schema.type ?? 'anything', ...sayBounds(schema)].join(', '))
}

function sayBounds({ format, maxLength, minimum, maximum }: Schema): string[] {
  // The bounds of the machine tell nothing to a reader.
  const isSaid = (bound: unknown): bound is number =>
    typeof bound === 'number' && Math.abs(bound) < 2 ** 31 - 1
  return [
    ...(typeof format === 'string' ? [format] : []),
    ...(isSaid(maxLength) ? [`up to ${maxLength} characters`] : []),
    ...(isSaid(minimum) ? [`${minimum} or more`] : []),
    ...(isSaid(maximum) ? [`${maximum} or less`] : []),
  ]
}

function choicesOf(schema: Schema): unknown[] {
  const choices = schema.anyOf ?? schema.oneOf
  return Array.isArray(choices) ? choices : []
}

const isNull = (schema: unknown) => isSchema(schema) && schema.type === 'null'
