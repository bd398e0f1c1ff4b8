const maxLength = 50_000
/** Characters that may begin emphasis, code, a link or HTML: what reading a block costs grows with their square. */
const maxMarks = 300
const maxLevels = 10
const maxIndent = 40

/** Where Markdown begins that takes long to read, as no text of a person does. Null: there is none. */
export function findComplexBlock(markdown: string): number | null {
  if (markdown.length > maxLength) return maxLength
  let blockStart = 0
  let marks = 0
  let offset = 0
  for (const line of markdown.split('\n')) {
    if (countLevels(line) > maxLevels || countIndent(line) > maxIndent) return offset
    const isBlank = line.trim() === ''
    marks = isBlank ? 0 : marks + countMarks(line)
    if (marks > maxMarks) return blockStart
    offset += line.length + 1
    if (isBlank) blockStart = offset
  }
  return null
}

const countMarks = (line: string) => line.match(/[*_~[\]`<!&]/g)?.length ?? 0
const countIndent = (line: string) => line.length - line.trimStart().length

/** Quotes and lists that begin in it, one within the other. */
function countLevels(line: string): number {
  const isRule = /^(?:\s*[*_-]){3,}\s*$/.test(line)
  return isRule ? 0 : (/^(?:\s*(?:[>*+-]|\d{1,9}[.)]))*/.exec(line)?.[0].match(/[>*+-]|\d+/g)?.length ?? 0)
}
