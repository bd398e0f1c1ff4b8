import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'
import type { ChannelDocument } from './channel-document.ts'
import { pageFile } from './load-pages.ts'

/** Writes the files that `loadChannel` reads. */
export async function writeChannelFolder(
  dir: string,
  { channel, pages, images, ...lists }: ChannelDocument,
  getImage: (hash: string) => Promise<Uint8Array>,
): Promise<void> {
  async function write(file: string, content: string | Uint8Array) {
    const target = path.join(dir, file)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, content)
  }
  const listed = pages.map(({ body, ...page }) => page)
  for (const [name, value] of Object.entries({ channel, pages: listed, ...lists })) {
    const content = leaveOutEmpty(orderLanguages(value, channel.languages))
    if (content === undefined) continue
    // Folded long lines are hard to edit, and shared parts hard to read.
    await write(`${name}.yaml`, stringify(content, { lineWidth: 0, aliasDuplicateObjects: false }))
  }
  for (const { url, body } of pages) {
    for (const [language, markdown] of Object.entries(body)) await write(pageFile(url, language), markdown)
  }
  for (const [file, hash] of Object.entries(images)) await write(file, await getImage(hash))
}

/** An empty list or map is what a missing one means. */
function leaveOutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(leaveOutEmpty)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .map(([key, child]) => [key, leaveOutEmpty(child)])
    .filter(([, child]) => child !== undefined)
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** The database keeps no order of keys: texts come in the order of the channel's languages. */
function orderLanguages(value: unknown, languages: string[]): unknown {
  if (Array.isArray(value)) return value.map(item => orderLanguages(item, languages))
  if (typeof value !== 'object' || value === null) return value
  const place = (key: string) => languages.indexOf(key)
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (place(a) < 0 || place(b) < 0 ? 0 : place(a) - place(b)))
      .map(([key, child]) => [key, orderLanguages(child, languages)]),
  )
}
