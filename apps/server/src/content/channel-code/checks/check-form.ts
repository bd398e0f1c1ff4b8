import { basicPassField, passesForm } from '@grandstand/rules'
import type { Problem } from '../files/channel-file-error.ts'
import type { CheckedEntry } from '../kinds/kind.ts'
import { checkDuplicates } from './mention.ts'

interface Form {
  alias: string
  fields: { name: string; type: string }[]
}

/** Each field has a name of its own, and the passes form has what makes it one: without it nobody could get past it. */
export function checkForm({ alias, fields }: Form, { source, path }: CheckedEntry): Problem[] {
  const problems = checkDuplicates(
    fields.map(({ name }, index) => ({ word: name, source, path: [...path, 'fields', index, 'name'] })),
  )
  if (alias !== passesForm) return problems
  const basicPass = fields.findIndex(({ name }) => name === basicPassField)
  if (fields[basicPass]?.type === 'number') return problems
  const position = basicPass < 0 ? [...path, 'fields'] : [...path, 'fields', basicPass]
  const message = `fields: expected a field ${basicPassField} of type number in the form ${passesForm}`
  return [...problems, { ...source.positionOf(position), message, code: 'pass_field' }]
}
