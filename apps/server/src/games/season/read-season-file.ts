import { readRows, type TableRow } from '../../runtime/read-rows.ts'
import { decodeText } from './decode-text.ts'
import type { ColumnMeanings, OddColumn } from './odd-column.ts'
import { readCalendar } from './read-calendar.ts'
import { type ReadTable, readTable } from './read-table.ts'
import { readXlsx } from './read-xlsx.ts'
import type { SeasonDraft } from './season-draft.ts'
import { SeasonFileError, type SeasonFileProblem } from './season-file-error.ts'
import { maxCellLength, maxColumns, maxFileBytes, maxRows, maxTextLength } from './season-limits.ts'

export interface SeasonFile {
  /** In base64. */
  content: string
  language: string
  columns: ColumnMeanings
}

/** The games of a file, whichever kind its bytes are, or why none can be read. Runs in a worker, see `season-file.ts`. */
export async function readSeasonFile({
  content,
  ...how
}: SeasonFile): Promise<ReadTable | { problem: SeasonFileProblem; odd: OddColumn[] }> {
  try {
    const { drafts, odd } = await readDrafts(Buffer.from(content, 'base64'), how)
    if (drafts.length === 0) throw new SeasonFileError('empty')
    if (drafts.length > maxRows) throw new SeasonFileError('too_many', { found: String(drafts.length) })
    if (sumLengths(drafts) > maxTextLength) throw new SeasonFileError('too_large')
    return { drafts, odd }
  } catch (error) {
    if (!(error instanceof SeasonFileError)) throw error
    const { code, line, found, odd } = error
    return { problem: { code, line, found }, odd }
  }
}

async function readDrafts(bytes: Buffer, how: Omit<SeasonFile, 'content'>): Promise<ReadTable> {
  if (bytes.length > maxFileBytes) throw new SeasonFileError('too_large')
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return readTable(await readXlsx(bytes), how)
  const text = decodeText(bytes)
  if (/^\s*BEGIN:VCALENDAR/i.test(text)) return { drafts: readCalendar(text, how.language), odd: [] }
  if (text.includes('\0')) throw new SeasonFileError('unreadable')
  return readTable(readCsv(text), how)
}

function readCsv(text: string): TableRow[] {
  const { rows, fault } = readRows(text, { maxRows, maxColumns, maxCellLength })
  if (!fault) return rows
  const { code, line } = fault
  if (code === 'too_many') throw new SeasonFileError('too_many')
  throw new SeasonFileError(code === 'too_wide' ? 'too_large' : 'quotes', { line })
}

function sumLengths(drafts: readonly SeasonDraft[]): number {
  const lengthOf = (value: unknown): number => {
    if (typeof value === 'string') return value.length
    if (typeof value !== 'object' || value === null) return 0
    return Object.values(value).reduce((sum: number, each) => sum + lengthOf(each), 0)
  }
  return drafts.reduce((sum, draft) => sum + lengthOf(draft), 0)
}
