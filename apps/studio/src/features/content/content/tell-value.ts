import type { ContentField, ContentList } from '@grandstand/contract'
import { isValue } from './tidy-value.ts'

/** The words for values. */
export interface ValueWords {
  fieldName: (field: ContentField) => string
  language: (code: string) => string
  /** A word of the schema, or a place of a slide. */
  option: (word: string) => string
  money: (amount: number) => string
  nothing: string
  yes: string
  no: string
}

/** A field's value as its editor reads it; several lines for several values. */
export function tellValue(
  field: ContentField,
  value: unknown,
  names: ContentList['names'],
  words: ValueWords,
): string {
  const nameOf = (alias: unknown) =>
    (field.to ?? []).flatMap(kind => names[kind] ?? []).find(each => each.alias === alias)?.name ??
    words.option(String(alias))
  if (field.type === 'flag') return value === true ? words.yes : words.no
  if (isNothing(value)) return words.nothing
  if (field.type === 'money' && typeof value === 'number') return words.money(value)
  if (field.type === 'list' && Array.isArray(value))
    return value
      .map((entry, index) => `${index + 1}. ${tellGroup(field, entry, names, words, ', ')}`)
      .join('\n')
  if (field.type === 'group') return tellGroup(field, value, names, words, '\n')
  if (field.type === 'place' && isValue(value)) {
    const kinds = { category: 'sports', participant: 'teams', group: 'schools' } as const
    return Object.entries(kinds)
      .filter(([place]) => place in value)
      .map(([place, kind]) => {
        const named = names[kind]?.find(({ alias }) => alias === value[place])?.name
        return `${words.option(place)}: ${named ?? String(value[place])}`
      })
      .join('\n')
  }
  if (Array.isArray(value)) return value.map(nameOf).join(', ')
  if (isValue(value)) {
    const said = Object.entries(value).filter(([, text]) => !isNothing(text))
    return said.map(([code, text]) => `${words.language(code)}: ${String(text)}`).join('\n')
  }
  return ['choice', 'reference', 'place'].includes(field.type) ? nameOf(value) : String(value)
}

function tellGroup(
  { fields = [] }: ContentField,
  value: unknown,
  names: ContentList['names'],
  words: ValueWords,
  separator: string,
): string {
  if (!isValue(value)) return words.nothing
  return fields
    .filter(({ name }) => !isNothing(value[name]))
    .map(inner => `${words.fieldName(inner)}: ${tellValue(inner, value[inner.name], names, words)}`)
    .join(separator)
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return isValue(value) && Object.values(value).every(isNothing)
}
