import { CsvError, parse } from 'csv-parse/sync'

export interface TableRow {
  line: number
  cells: string[]
}

interface TableFault {
  line: number
  code: 'quote_open' | 'quote_within' | 'too_wide' | 'too_many'
}

export interface TableLimits {
  maxRows: number
  /** Cells further to the right are left out, as a spreadsheet's empty ones are. */
  maxColumns: number
  maxCellLength: number
}

/** Spreadsheets write `;` where the comma is for decimals: whichever the first line has more of. */
export function readRows(text: string, limits: TableLimits): { rows: TableRow[]; fault?: TableFault } {
  const rows: TableRow[] = []
  const { maxRows, maxColumns, maxCellLength } = limits
  try {
    parse(text, {
      delimiter: findDelimiter(text),
      relax_column_count: true,
      max_record_size: maxColumns * maxCellLength,
      on_record(cells: string[], { lines }) {
        // Rows that are empty to the end are what a spreadsheet leaves behind.
        const breaks = cells.join('').split('\n').length - 1
        if (cells.every(cell => cell.trim() === '')) return null
        if (rows.length > maxRows) throw new TooManyRows()
        const kept = cells.slice(0, maxColumns).map(cell => cell.slice(0, maxCellLength))
        rows.push({ line: lines - breaks, cells: kept })
        return null
      },
    })
    return { rows }
  } catch (error) {
    if (error instanceof TooManyRows) return { rows: [], fault: { line: 1, code: 'too_many' } }
    if (!(error instanceof CsvError)) throw error
    const line = typeof error.lines === 'number' ? error.lines : 1
    return { rows: [], fault: { line, code: faultOf(error.code) } }
  }
}

class TooManyRows extends Error {}

function findDelimiter(text: string): string {
  const [firstLine = ''] = text.split('\n', 1)
  const count = (letter: string) => firstLine.split(letter).length
  const [delimiter = ','] = [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))
  return delimiter
}

function faultOf(code: string): TableFault['code'] {
  if (code === 'CSV_MAX_RECORD_SIZE') return 'too_wide'
  return code === 'CSV_QUOTE_NOT_CLOSED' ? 'quote_open' : 'quote_within'
}
