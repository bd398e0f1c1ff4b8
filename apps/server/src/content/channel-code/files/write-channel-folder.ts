import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { stringify } from 'yaml'
import { type ChannelDocument, type EventEntry, eventsFile } from './channel-document.ts'
import { eventsTable } from './events-table.ts'
import { pageFile } from './load-pages.ts'
import { writeEventsTable } from './write-events-table.ts'

/** Writes the files that `loadChannel` reads. */
export async function writeChannelFolder(
  dir: string,
  { channel, pages, images, events = [], ...lists }: ChannelDocument,
  /** Its games stand in a table, and go on doing so. */
  { hasTable }: { hasTable: boolean },
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
  if (events.length > 0) {
    const games = events.toSorted((a, b) => (a.time < b.time ? -1 : 1)).map(leaveOutUsual)
    const ordered = games.map(game => orderLanguages(game, channel.languages))
    if (hasTable) await write(eventsTable, writeEventsTable(games, channel.languages))
    else await write('events.yaml', stringify(ordered, { lineWidth: 0, aliasDuplicateObjects: false }))
  }
  for (const { url, body } of pages) {
    for (const [language, markdown] of Object.entries(body)) await write(pageFile(url, language), markdown)
  }
  for (const [file, hash] of Object.entries(images)) await write(file, await getImage(hash))
}

/** A season is long: what each game would have anyway is not written. */
function leaveOutUsual(game: EventEntry): Partial<EventEntry> {
  const usual: object = eventsFile.element.parse({ alias: game.alias, time: game.time })
  const told = Object.entries(game).filter(
    ([key, value]) => ['alias', 'time'].includes(key) || Reflect.get(usual, key) !== value,
  )
  return Object.fromEntries(told)
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
