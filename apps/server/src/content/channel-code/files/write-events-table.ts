import type { EventEntry } from './channel-document.ts'
import { eventColumns, spokenColumns } from './events-table.ts'

/** What `readEventsTable` reads, with the columns that are in use. */
export function writeEventsTable(
  games: readonly Partial<EventEntry>[],
  languages: readonly string[],
): string {
  const columns = eventColumns
    .flatMap(name =>
      spokenColumns.includes(name) ? [name, ...languages.map(language => `${name}.${language}`)] : [name],
    )
    .filter(column => ['alias', 'time'].includes(column) || games.some(game => cellOf(game, column) !== ''))
  const lines = games.map(game => columns.map(column => quote(cellOf(game, column))))
  return [columns, ...lines].map(cells => `${cells.join(',')}\r\n`).join('')
}

function cellOf(game: Partial<EventEntry>, column: string): string {
  const [name = '', language] = column.split('.')
  const value: unknown = Reflect.get(game, name)
  if (Array.isArray(value)) return value.join(' ')
  const isSpoken = typeof value === 'object' && value !== null
  if (language === undefined) return value === undefined || isSpoken ? '' : String(value)
  return isSpoken ? String(Reflect.get(value, language) ?? '') : ''
}

function quote(cell: string): string {
  return /[",;\r\n\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
