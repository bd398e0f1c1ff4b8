/** Words that people write in two ways, as the shorter one. */
const shortForms = new Map([
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['high', 'hs'],
])

/** Letters and digits alone, without case, accents and apostrophes. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’`]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** What is compared: words alone, the long forms as the short ones. */
export const nameWords = (text: string): string[] =>
  foldName(text)
    .split(' ')
    .filter(Boolean)
    .map(word => shortForms.get(word) ?? word)

/**
 * How far what is typed is from one of the names: 0 is one of them, `null` none is meant. Each word that is typed has to
 * begin one of the name's words, with a slip of the finger at most where it is long enough.
 */
export function nameDistance(typed: string, names: readonly string[]): number | null {
  const wanted = nameWords(typed)
  const found = names.flatMap(name => wordsDistance(wanted, nameWords(name)) ?? [])
  return found.length === 0 ? null : Math.min(...found)
}

export function wordsDistance(wanted: readonly string[], words: readonly string[]): number | null {
  const left = [...words]
  let sum = 0
  for (const word of wanted) {
    const [best] = left
      .map((each, at) => ({ at, far: wordDistance(word, each) }))
      .filter(({ far }) => far !== null)
      .toSorted((a, b) => (a.far ?? 0) - (b.far ?? 0))
    if (!best || best.far === null) return null
    // Words in their order, and the first ones, are the likelier.
    sum += best.far + best.at * 0.1
    left.splice(best.at, 1)
  }
  return sum + left.length * 0.01
}

/** 0: the same; below 1: its beginning; above: with slips. */
function wordDistance(typed: string, word: string): number | null {
  if (typed === word) return 0
  if (word.startsWith(typed)) return 0.5
  const slips = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0
  if (slips === 0 || typed[0] !== word[0]) return null
  const beginnings = [typed.length - 1, typed.length, typed.length + 1].map(length => word.slice(0, length))
  const far = Math.min(...[word, ...beginnings].map(each => countSlips(typed, each)))
  return far <= slips ? far + 1 : null
}

/** Letters too many, missing, wrong or changed places with the next. */
function countSlips(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= to.length; j += 1) {
      const at = (up: number, back: number) =>
        rows[i - up]?.[j - back] ?? (up === 0 ? (row[j - back] ?? 0) : 0)
      const isSwapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      row[j] = Math.min(
        at(1, 0) + 1,
        at(0, 1) + 1,
        at(1, 1) + (from[i - 1] === to[j - 1] ? 0 : 1),
        isSwapped ? at(2, 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}
