import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { ChannelDocument } from './channel-document.ts'
import type { Problem } from './channel-file-error.ts'
import type { ChannelParts } from './channel-parts.ts'
import { checkMarkdown } from './check-links.ts'
import { suggest } from './closest-word.ts'
import { readTextFile } from './read-text-file.ts'

/** The file of a page's text in a channel folder. */
export function pageFile(url: string, language: string): string {
  return `pages/${url}.${language}.md`
}

/** The pages with the Markdown of their files. */
export async function loadPages(
  dir: string,
  { 'channel.yaml': channel, 'pages.yaml': part }: ChannelParts,
): Promise<{ pages: ChannelDocument['pages']; problems: Problem[] }> {
  if (!channel || !part) return { pages: [], problems: [] }
  const { language: ownLanguage, languages } = channel.value
  const expected = new Set<string>()
  const problems: Problem[] = []
  const pages: ChannelDocument['pages'] = []
  for (const [index, page] of part.value.entries()) {
    const body: Record<string, string> = {}
    for (const language of languages) {
      const file = pageFile(page.url, language)
      expected.add(file)
      const { text, problems: unreadable } = await readTextFile(dir, file)
      problems.push(...unreadable, ...checkPageText(file, text))
      if (text !== undefined) body[language] = text
      else if (language === ownLanguage && unreadable.length === 0) {
        problems.push({
          ...part.source.positionOf([index, 'url']),
          message: `expected the file ${file}, found none`,
        })
      }
    }
    pages.push({ ...page, body })
  }
  for (const file of await listMarkdownFiles(dir)) {
    if (expected.has(file)) continue
    const message = `expected the file of a page and language of the channel, found ${file}`
    problems.push({ file, line: 1, column: 1, message: message + suggest(file, [...expected]) })
  }
  return { pages, problems }
}

function checkPageText(file: string, text: string | undefined): Problem[] {
  if (text === undefined) return []
  if (text.trim() === '')
    return [{ file, line: 1, column: 1, message: 'expected Markdown, found an empty file' }]
  const nul = text.indexOf('\0')
  const faults =
    nul < 0
      ? checkMarkdown(text)
      : [{ offset: nul, message: 'expected text, found a character that is none' }]
  return faults.map(({ offset, message }) => {
    const before = text.slice(0, offset).split('\n')
    return { file, line: before.length, column: (before.at(-1) ?? '').length + 1, message }
  })
}

/** Paths below the channel folder, with `/` on every system. */
async function listMarkdownFiles(dir: string): Promise<string[]> {
  const entries = await readdir(path.join(dir, 'pages'), { recursive: true }).catch(() => [])
  return entries
    .filter(entry => entry.endsWith('.md'))
    .map(entry => `pages/${entry.split(path.sep).join('/')}`)
    .toSorted()
}
