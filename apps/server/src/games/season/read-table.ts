import type { TableRow } from '../../runtime/read-rows.ts'
import type { ColumnMeanings, OddColumn } from './odd-column.ts'
import { readColumn, type SeasonColumn } from './season-columns.ts'
import type { Priced, SeasonDraft } from './season-draft.ts'
import { SeasonFileError } from './season-file-error.ts'

/** Where a column is; a text may have one for each language. */
type Columns = Map<SeasonColumn, { at: number; language: string | null }[]>

export interface ReadTable {
  drafts: SeasonDraft[]
  odd: OddColumn[]
}

/** The games of a table whose first row names its columns. */
export function readTable(
  [head, ...body]: readonly TableRow[],
  { language, columns: meanings }: { language: string; columns: ColumnMeanings },
): ReadTable {
  if (!head) return { drafts: [], odd: [] }
  const odd: OddColumn[] = []
  const columns = findColumns(head, meanings, odd)
  if (!columns.has('day') && !columns.has('time'))
    throw new SeasonFileError('column_missing', { line: head.line, found: 'date', odd })
  return { drafts: body.map(row => readDraft(row, columns, language)), odd }
}

function findColumns({ line, cells }: TableRow, meanings: ColumnMeanings, odd: OddColumn[]): Columns {
  const columns: Columns = new Map()
  for (const [at, cell] of cells.entries()) {
    const found = cell.trim()
    if (found === '') continue
    const said = meanings[found.toLowerCase()] ?? null
    const known = readColumn(found)
    if (!known) odd.push({ text: found, meaning: said })
    const read = known ?? (said === null || said === 'none' ? undefined : { column: said, language: null })
    if (!read) continue
    const before = columns.get(read.column) ?? []
    if (before.some(each => each.language === read.language))
      throw new SeasonFileError('column_twice', { line, found, odd })
    columns.set(read.column, [...before, { at, language: read.language }])
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
    price: readPriced(cellOf('price'), cellOf('base_price')),
    fee: readPriced(cellOf('fee'), cellOf('service_fee')),
    minutes: cellOf('minutes'),
    description: spokenOf('description'),
    cancelled: /^(?:true|yes|x|1|oui|да)$/i.test(cellOf('cancelled') ?? ''),
  }
}

/** `events.csv` counts in minor units. */
function readPriced(major: string | undefined, minor: string | undefined): Priced {
  const text = major ?? minor
  return text === undefined ? undefined : { text, isMinor: major === undefined && /^\d+$/.test(text) }
}
