import type { Body, studioCalls } from '@grandstand/contract'

export type NewChannel = Body<typeof studioCalls.createChannel>

export const newChannelFields = [
  'name',
  'channel_key',
  'host',
  'language',
  'also_en',
  'also_fr',
  'also_bg',
  'currency',
  'time_zone',
  'contact_email',
  'seller',
  'refunds',
  'primary',
  'logo',
  'sports',
  'gender',
  'teams',
] as const
export type NewChannelField = (typeof newChannelFields)[number]

/** One on each line, or between commas where there is one line. */
export function readList(text: string): string[] {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const parts = lines.length > 1 ? lines : text.split(/[,;]/)
  return parts.map(part => part.trim()).filter(Boolean)
}

/** One cell: in quotes, where a quote stands twice, or up to what parts it from the next. */
const cell = /\s*(?:"((?:[^"]|"")*)"|([^\t;,]*?))\s*(?:[\t;,]|$)/y

/** The cells of a line of a table. */
function readCells(line: string): string[] {
  const cells: string[] = []
  cell.lastIndex = 0
  while (cell.lastIndex < line.length) {
    const found = cell.exec(line)
    if (!found) break
    cells.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim())
  }
  return cells
}

/** A line is a name, and behind a tab, a comma or a semicolon the place. As copied out of a table or a message. */
export function readTeams(text: string): NewChannel['teams'] {
  return text
    .split('\n')
    .map(line => readCells(line.replace(/^\s*(?:\d+[.)]|[•*–-])\s+/, '').trimEnd()))
    .map(([name = '', city = '']) => ({ name: name.slice(0, 100), city: city.slice(0, 100) }))
    .filter(({ name }) => name !== '')
}

/** What is wrong with what is typed, by field. */
export function checkNewChannel(
  typed: Record<NewChannelField, string>,
): Partial<Record<NewChannelField, string | null>> {
  const [sports, teams] = [readList(typed.sports), readTeams(typed.teams)]
  return {
    name: typed.name.trim() === '' ? 'missing' : null,
    channel_key: /^[a-z0-9][a-z0-9-]{2,60}$/.test(typed.channel_key) ? null : 'key',
    host: /^[a-z0-9.-]*$/.test(typed.host.trim()) ? null : 'host',
    contact_email: /^\S+@\S+\.\S+$/.test(typed.contact_email.trim()) ? null : 'email',
    refunds: typed.refunds === '' ? 'missing' : null,
    sports: sports.length === 0 ? 'missing' : sports.length > 20 ? 'many' : null,
    teams: teams.length > 200 ? 'many' : null,
  }
}
