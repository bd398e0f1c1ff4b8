import { SaxesParser } from 'saxes'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import type { TableRow } from '../../runtime/read-rows.ts'
import { SeasonFileError } from './season-file-error.ts'
import { maxCellLength, maxColumns, maxRows, maxUnpackedBytes } from './season-limits.ts'

const maxEntries = 1_000
const wanted = /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|worksheets\/[^/]+\.xml)$/

/**
 * The rows of a workbook's first sheet, as texts; numbers stay numbers in writing. Bounded, whatever size it unpacks
 * to.
 */
export async function readXlsx(bytes: Buffer): Promise<TableRow[]> {
  const zip = await openZip(bytes)
  try {
    const entries = await listEntries(zip)
    const budget = { bytes: maxUnpackedBytes }
    const read = async (name: string, parser: Parser) => {
      const entry = entries.get(name)
      if (entry) await parseEntry(zip, entry, parser, budget)
      return entry !== undefined
    }
    const sheet = await findSheet(read)
    const strings: string[] = []
    await read('xl/sharedStrings.xml', parseStrings(strings))
    const rows: TableRow[] = []
    if (!(await read(sheet, parseSheet(strings, rows)))) throw new SeasonFileError('unreadable')
    return rows
  } finally {
    zip.close()
  }
}

function openZip(bytes: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new SeasonFileError('unreadable')) : resolve(zip),
    ),
  )
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    if (zip.entryCount > maxEntries) return reject(new SeasonFileError('too_large'))
    zip.on('entry', (entry: Entry) => {
      if (wanted.test(entry.fileName)) entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(entries))
    zip.on('error', () => reject(new SeasonFileError('unreadable')))
    zip.readEntry()
  })
}

type Parser = SaxesParser

/** A file's stated size is not trusted: bytes are counted as they come. */
function parseEntry(zip: ZipFile, entry: Entry, parser: Parser, budget: { bytes: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(error instanceof SeasonFileError ? error : new SeasonFileError('unreadable'))
    parser.on('error', fail)
    zip.openReadStream(entry, (error, stream) => {
      if (error) return fail(error)
      const decoder = new TextDecoder()
      stream.on('error', fail)
      stream.on('data', (chunk: Buffer) => {
        budget.bytes -= chunk.length
        try {
          if (budget.bytes < 0) throw new SeasonFileError('too_large')
          parser.write(decoder.decode(chunk, { stream: true }))
        } catch (problem) {
          stream.destroy()
          fail(problem)
        }
      })
      stream.on('end', () => {
        try {
          parser.close()
          resolve()
        } catch (problem) {
          fail(problem)
        }
      })
    })
  })
}

/** Elements may carry any prefix; what they are called is behind it. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

async function findSheet(read: (name: string, parser: Parser) => Promise<boolean>): Promise<string> {
  let first: string | undefined
  const book = new SaxesParser()
  book.on('opentag', ({ name, attributes }) => {
    if (localName(name) === 'sheet') first ??= attributes['r:id'] ?? ''
  })
  await read('xl/workbook.xml', book)
  let path = 'worksheets/sheet1.xml'
  const relations = new SaxesParser()
  relations.on('opentag', ({ name, attributes }) => {
    if (localName(name) === 'Relationship' && attributes.Id === first) path = attributes.Target ?? path
  })
  await read('xl/_rels/workbook.xml.rels', relations)
  return path.startsWith('/') ? path.slice(1) : `xl/${path}`
}

function parseStrings(strings: string[]): Parser {
  const parser = new SaxesParser()
  let text: string | null = null
  let isText = false
  parser.on('opentag', ({ name }) => {
    if (localName(name) === 'si') text = ''
    isText = localName(name) === 't'
  })
  parser.on('text', said => {
    if (isText && text !== null && text.length < maxCellLength) text += said
  })
  parser.on('closetag', ({ name }) => {
    isText = false
    if (localName(name) !== 'si') return
    strings.push((text ?? '').slice(0, maxCellLength))
    text = null
  })
  return parser
}

function parseSheet(strings: readonly string[], rows: TableRow[]): Parser {
  const parser = new SaxesParser()
  let cells: string[] = []
  let line = 0
  let at = 0
  let type = ''
  let value = ''
  let isValue = false
  parser.on('opentag', ({ name, attributes }) => {
    const tag = localName(name)
    if (tag === 'row') {
      line = Number(attributes.r) || line + 1
      cells = []
      at = -1
    }
    if (tag === 'c') {
      at = attributes.r ? columnOf(attributes.r) : at + 1
      type = attributes.t ?? 'n'
      value = ''
    }
    isValue = tag === 'v' || tag === 't'
  })
  parser.on('text', said => {
    if (isValue && value.length < maxCellLength) value += said
  })
  parser.on('closetag', ({ name }) => {
    const tag = localName(name)
    isValue = false
    if (tag === 'c' && at >= 0 && at < maxColumns) {
      while (cells.length < at) cells.push('')
      cells[at] = type === 's' ? (strings[Number(value)] ?? '') : value.slice(0, maxCellLength)
    }
    if (tag !== 'row' || cells.every(cell => cell.trim() === '')) return
    if (rows.length > maxRows) throw new SeasonFileError('too_many')
    rows.push({ line, cells })
  })
  return parser
}

/** `B7` is the second. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? 'A'
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
