import type { StoredText } from '../../../db/stored-text.ts'
import type { Problem } from '../files/channel-file-error.ts'
import { checkMarkdown } from '../files/check-links.ts'
import type { DataFile, DataPath } from '../files/data-file.ts'

/** The faults of a text that is Markdown, in each of its languages. */
export function checkMarkdownOf(source: DataFile, path: DataPath, value: StoredText): Problem[] {
  const texts: [DataPath, string][] =
    typeof value === 'string'
      ? [[path, value]]
      : Object.entries(value).map(([language, each]) => [[...path, language], each])
  return texts.flatMap(([position, markdown]) =>
    checkMarkdown(markdown).map(({ message, code }) => ({ ...source.positionOf(position), message, code })),
  )
}
