import { readRows } from '../../content/channel-code/index.ts'
import { decodeText } from './decode-text.ts'
import { readCalendar } from './read-calendar.ts'
import { readXlsx, type SheetRow } from './read-xlsx.ts'
import { readColumn, type SeasonColumn } from './season-columns.ts'
import type { SeasonDraft } from './season-draft.ts'
import { SeasonFileError } from './season-file-error.ts'
import { maxFileBytes, maxRows } from './season-limits.ts'

/** The games of a file, whichever kind its bytes are; throws where none can be read. */
export async function readSeasonFile(content: string, language: string): Promise<SeasonDraft[]> {
  const bytes = Buffer.from(content, 'base64')
  if (bytes.length > maxFileBytes) throw new SeasonFileError('too_large')
  const drafts = await readDrafts(bytes, language)
  if (drafts.length === 0) throw new SeasonFileError('empty')
  if (drafts.length > maxRows) throw new SeasonFileError('too_many', { found: String(drafts.length) })
  return drafts
}

async function readDrafts(bytes: Buffer, language: string): Promise<SeasonDraft[]> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')))
    return readTable(await readXlsx(bytes), language)
  const text = decodeText(bytes)
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return readCalendar(text, language)
  if (text.includes('\0')) throw new SeasonFileError('unreadable')
  const { rows, problem } = readRows(text)
  if (problem) throw new SeasonFileError('quotes', { line: problem.line })
  return readTable(rows, language)
}

function readTable([head, ...body]: readonly SheetRow[], language: string): SeasonDraft[] {
  if (!head) return []
  const columns = head.cells.map(cell => ({ cell: cell.trim(), ...readColumn(cell) }))
  for (const [at, { cell, column, language: spoken }] of columns.entries()) {
    if (cell === '') continue
    if (!column) throw new SeasonFileError('column_unknown', { line: head.line, found: cell })
    const first = columns.findIndex(each => each.column === column && each.language === spoken)
    if (first !== at) throw new SeasonFileError('column_twice', { line: head.line, found: cell })
  }
  const has = (name: SeasonColumn) => columns.some(({ column }) => column === name)
  if (!has('day') && !has('time'))
    throw new SeasonFileError('column_missing', { line: head.line, found: 'date' })
  return body.map(({ line, cells }) => {
    const cellOf = (name: SeasonColumn) => {
      const at = columns.findIndex(({ column }) => column === name)
      return cells[at]?.trim() || undefined
    }
    const spokenOf = (name: SeasonColumn) =>
      Object.fromEntries(
        columns.flatMap(({ column, language: spoken }, at) => {
          const text = cells[at]?.trim() ?? ''
          return column === name && text !== '' ? [[spoken ?? language, text]] : []
        }),
      )
    return {
      row: line,
      key: cellOf('key'),
      day: cellOf('day'),
      time: cellOf('time'),
      away: cellOf('away'),
      home: cellOf('home'),
      teams: cellOf('teams')?.split(/\s*[;|\n]\s*/) ?? [],
      title: spokenOf('title'),
      sport: cellOf('sport'),
      venue: cellOf('venue'),
      type: cellOf('type'),
      price: cellOf('price') ?? toMajor(cellOf('base_price')),
      fee: cellOf('fee') ?? toMajor(cellOf('service_fee')),
      minutes: cellOf('minutes'),
      description: spokenOf('description'),
      cancelled: /^(?:true|yes|x|1|oui|да)$/i.test(cellOf('cancelled') ?? ''),
    }
  })
}

/** `events.csv` counts in minor units. */
function toMajor(text: string | undefined): string | undefined {
  return text !== undefined && /^\d+$/.test(text) ? String(Number(text) / 100) : text
}
