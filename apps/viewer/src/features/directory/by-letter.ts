import { groupBy } from '../../platform/group-by.ts'

export interface Letter<Item> {
  letter: string
  items: Item[]
}

/** Names that begin with no letter come last. */
const noLetter = '#'

/** From A to Z, or to Я, as the language sorts; É is listed under E, but Й is a letter of its own. */
export function byLetter<Item extends { name: string }>(
  items: readonly Item[],
  language: string,
): Letter<Item>[] {
  const { compare } = new Intl.Collator(language, { numeric: true, ignorePunctuation: true })
  const own = ownNames(items.map(({ name }) => name))
  const sorted = items
    .map((item, at) => ({ item, name: own[at] ?? item.name }))
    .toSorted((a, b) => compare(a.name, b.name))
  const letters = groupBy(sorted, ({ name }) => firstLetter(name, language))
  return [...letters]
    .map(([letter, found]) => ({ letter, items: found.map(({ item }) => item) }))
    .toSorted((a, b) => Number(a.letter === noLetter) - Number(b.letter === noLetter))
}

/** Without the words that most names begin with, such as "High School": all would be under one letter. */
function ownNames(names: readonly string[]): readonly string[] {
  if (names.length < 3) return names
  const firstWord = (name: string) => name.match(/^\S+\s+(?=\S)/)?.[0] ?? ''
  const counts = groupBy(names, firstWord)
  const common = [...counts].find(([word, having]) => word !== '' && 2 * having.length > names.length)?.[0]
  if (common === undefined) return names
  return ownNames(names.map(name => (firstWord(name) === common ? name.slice(common.length) : name)))
}

function firstLetter(name: string, language: string): string {
  const [first = ''] = name.match(/\p{L}|\p{N}/u) ?? []
  if (!/\p{L}/u.test(first)) return noLetter
  const [plain = first] = /\p{Script=Latin}/u.test(first) ? first.normalize('NFD') : first
  return plain.toLocaleUpperCase(language)
}
