import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderMarkdown } from '../../channel/channel/index.ts'
import { serverFolder } from '../../runtime/server-folder.ts'

export interface UpgradeNotes {
  /** How to upgrade, and how to go back, as HTML. */
  how: string
  /** What changed with each version, the newest first. */
  versions: { version: string; html: string }[]
}

const notesFile = join(serverFolder, '../../docs/upgrading.md')

/** The program's own page about upgrades; there is no second text. */
export async function readUpgradeNotes(): Promise<UpgradeNotes> {
  const text = await readFile(notesFile, 'utf8').catch(() => '')
  return splitNotes(text)
}

export function splitNotes(text: string): UpgradeNotes {
  const [how = '', changes = ''] = text.replace(/^# .*\n/, '').split(/^## Versions$/m)
  const [, ...parts] = changes.split(/^### /m)
  const versions = parts.map(part => {
    const end = part.indexOf('\n')
    return { version: part.slice(0, end).trim(), html: render(part.slice(end)) }
  })
  return { how: render(how), versions }
}

/** Links to other pages of the folder lead nowhere in a browser. */
const render = (markdown: string) =>
  renderMarkdown(markdown.replace(/\[([^\]]+)\]\((?!https:)[^)]*\)/g, '$1'))
