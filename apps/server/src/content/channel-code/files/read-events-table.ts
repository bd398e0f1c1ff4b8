import { readRows, type TableRow } from '../../../runtime/read-rows.ts'
import type { Problem, SourcePosition } from './channel-file-error.ts'
import { suggest } from './closest-word.ts'
import type { DataFile, DataPath } from './data-file.ts'
import {
  eventColumns,
  eventsTable,
  flagColumns,
  listColumns,
  numberColumns,
  spokenColumns,
} from './events-table.ts'
import { readTextFile } from './read-text-file.ts'

const limits = { maxRows: 20_000, maxColumns: 60, maxCellLength: 20_000 }

/** The table as `events.yaml` would give it. Places are rows and cells. */
export async function readEventsTable(dir: string, maxBytes: number): Promise<DataFile> {
  const { text, problems: unreadable } = await readTextFile(dir, eventsTable, maxBytes)
  const { rows, fault } = readRows(text ?? '', limits)
  const [head = { line: 1, cells: [] }, ...body] = rows
  const columns = head.cells.map(cell => cell.trim())
  const position = (line: number, at: number): SourcePosition => ({
    file: eventsTable,
    line,
    column: Math.max(at, 0) + 1,
  })
  const positionOf = ([index, key]: DataPath): SourcePosition =>
    position(body[Number(index)]?.line ?? 1, columns.indexOf(String(key)))
  const problems = [
    ...unreadable,
    ...(fault
      ? [{ ...position(fault.line, 0), message: faults[fault.code] }]
      : checkColumns(columns).map(({ at, message }) => ({ ...position(head.line, at), message }))),
  ]
  if (problems.length === 0) problems.push(...body.flatMap(row => checkRow(row, columns, position)))
  return {
    file: eventsTable,
    value: problems.length === 0 ? body.map(({ cells }) => readGame(cells, columns)) : undefined,
    positionOf,
    positionOfKey: ([index, ...path], key) => positionOf([Number(index), [...path, key].join('.')]),
    commentAt: () => undefined,
    problems,
  }
}

const faults = {
  quote_open: 'expected a quote at the end of a text, found the end of the file',
  quote_within: 'expected quotes around a whole cell, found one within it (write "" for a quote)',
  too_wide: 'expected a row of a table, found far more text than one has',
  too_many: `expected at most ${limits.maxRows} games, found more`,
}

function checkColumns(columns: string[]): { at: number; message: string }[] {
  return columns.flatMap((column, at) => {
    if (column === '') return [{ at, message: `expected the name of a column, found nothing` }]
    if (columns.indexOf(column) !== at)
      return [{ at, message: `expected each column once, found ${column} again` }]
    const [name = '', language, ...more] = column.split('.')
    const isSpoken = spokenColumns.includes(name) && /^[a-z]{2}$/.test(language ?? '') && more.length === 0
    if (eventColumns.includes(column) || isSpoken) return []
    const known = suggest(column, eventColumns) || `, expected ${eventColumns.join(', ')} or title.en`
    return [{ at, message: `unknown column ${column}${known}` }]
  })
}

function checkRow(
  { line, cells }: TableRow,
  columns: string[],
  position: (line: number, at: number) => SourcePosition,
): Problem[] {
  const extra = cells.findLastIndex(cell => cell.trim() !== '')
  if (extra >= columns.length) {
    const message = `expected ${columns.length} cells, found ${extra + 1} (a text with the separator in it needs quotes)`
    return [{ ...position(line, columns.length), message }]
  }
  return spokenColumns.flatMap(name => {
    const at = columns.indexOf(name)
    const spoken = columns.findIndex((column, i) => column.startsWith(`${name}.`) && cells[i]?.trim())
    if (!cells[at]?.trim() || spoken < 0) return []
    return [{ ...position(line, at), message: `${name}: expected ${name} or ${columns[spoken]}, found both` }]
  })
}

function readGame(cells: string[], columns: string[]): Record<string, unknown> {
  const game: Record<string, unknown> = {}
  const spoken: Record<string, Record<string, string>> = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]?.trim() ?? ''
    if (cell === '') continue
    const [name = '', language] = column.split('.')
    if (language === undefined) game[column] = readCell(column, cell)
    else game[name] = spoken[name] = { ...spoken[name], [language]: cell }
  }
  return game
}

/** What is no number or flag stays a text, for the schema to refuse. */
function readCell(column: string, cell: string): unknown {
  if (numberColumns.includes(column) && /^-?\d+(?:\.\d+)?$/.test(cell)) return Number(cell)
  if (listColumns.includes(column)) return cell.split(/[\s,;|]+/)
  if (!flagColumns.includes(column)) return cell
  const flag = cell.toLowerCase()
  return flag === 'true' ? true : flag === 'false' ? false : cell
}
