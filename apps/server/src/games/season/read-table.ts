import type { TableRow } from '../../runtime/read-rows.ts'
import { readColumn, type SeasonColumn } from './season-columns.ts'
import type { SeasonDraft } from './season-draft.ts'
import { SeasonFileError } from './season-file-error.ts'

/** Where a column is; a text may have one for each language. */
type Columns = Map<SeasonColumn, { at: number; language: string | null }[]>

/** The games of a table whose first row names its columns. */
export function readTable([head, ...body]: readonly TableRow[], language: string): SeasonDraft[] {
  if (!head) return []
  const columns = findColumns(head)
  if (!columns.has('day') && !columns.has('time'))
    throw new SeasonFileError('column_missing', { line: head.line, found: 'date' })
  return body.map(row => readDraft(row, columns, language))
}

function findColumns({ line, cells }: TableRow): Columns {
  const columns: Columns = new Map()
  for (const [at, cell] of cells.entries()) {
    const found = cell.trim()
    if (found === '') continue
    const read = readColumn(found)
    if (!read) throw new SeasonFileError('column_unknown', { line, found })
    const known = columns.get(read.column) ?? []
    if (known.some(each => each.language === read.language))
      throw new SeasonFileError('column_twice', { line, found })
    columns.set(read.column, [...known, { at, language: read.language }])
  }
  return columns
}

function readDraft({ line, cells }: TableRow, columns: Columns, language: string): SeasonDraft {
  const cellOf = (name: SeasonColumn) => cells[columns.get(name)?.[0]?.at ?? -1]?.trim() || undefined
  const spokenOf = (name: SeasonColumn) =>
    Object.fromEntries(
      (columns.get(name) ?? []).flatMap(({ at, language: spoken }) => {
        const text = cells[at]?.trim() ?? ''
        return text === '' ? [] : [[spoken ?? language, text]]
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
}

/** `events.csv` counts in minor units. */
function toMajor(text: string | undefined): string | undefined {
  return text !== undefined && /^\d+$/.test(text) ? String(Number(text) / 100) : text
}
