import { basicPassField, passesForm } from '@grandstand/rules'
import type { Problem } from '../files/channel-file-error.ts'
import type { ChannelParts } from '../files/channel-parts.ts'
import { checkDuplicates, type Found, mentionsIn } from './mention.ts'

/** Each field has a name of its own, and the passes form has what makes it one: without it nobody could get past it. */
export function checkForms({ 'forms.yaml': part }: ChannelParts): Problem[] {
  if (!part) return []
  return part.value.flatMap(({ alias, fields }, i) => {
    const names = mentionsIn(part, () => fields.map(({ name }, j): Found => [name, i, 'fields', j, 'name']))
    const problems = checkDuplicates(names)
    if (alias !== passesForm) return problems
    const basicPass = fields.findIndex(({ name }) => name === basicPassField)
    if (fields[basicPass]?.type === 'number') return problems
    const path = basicPass < 0 ? [i, 'fields'] : [i, 'fields', basicPass]
    const message = `fields: expected a field ${basicPassField} of type number in the form ${passesForm}`
    return [...problems, { ...part.source.placeOf(path), message, code: 'pass_field' }]
  })
}
