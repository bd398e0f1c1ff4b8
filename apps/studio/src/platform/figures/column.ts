import type { Tone } from '../state.tsx'
import type { Cell } from '../to-csv.ts'

/** A heading and, where it needs one, its definition. */
export interface Heading {
  label: string
  says?: string
}

export interface Column<Row> extends Heading {
  text: (row: Row) => string
  /** What a spreadsheet gets of a number; else the text. */
  value?: (row: Row) => Cell
  href?: (row: Row) => string | null
  /** A phone leaves it out: it is found by opening the row. */
  isOnDesk?: boolean
  /** Of a column of states: before each a dot. */
  tone?: (row: Row) => Tone
}

export const toHours = (ms: number): Cell => ms / 3_600_000
export const toSeconds = (ms: number | null): Cell => (ms === null ? '' : ms / 1000)

/** A figure of each row, as people read it and, by `toCell`, as a spreadsheet counts it; null is an empty cell. */
export type MakeColumn<Row> = <Figure extends Cell | null>(
  heading: string | Heading,
  read: (row: Row) => Figure,
  text: (figure: Figure) => string,
  toCell?: (figure: Figure) => Cell,
) => Column<Row>

export function makeColumn<Row, Figure extends Cell | null>(
  heading: string | Heading,
  read: (row: Row) => Figure,
  text: (figure: Figure) => string,
  toCell: (figure: Figure) => Cell = figure => figure ?? '',
): Column<Row> {
  const { label, says } = typeof heading === 'string' ? { label: heading } : heading
  return { label, ...(says && { says }), text: row => text(read(row)), value: row => toCell(read(row)) }
}
