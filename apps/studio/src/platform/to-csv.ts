export type Cell = string | number

/** Spreadsheets take a text that begins like this for a formula, and run it. */
const isFormula = /^[\s\p{C}]*[=+\-@|%]|^[\t\r\n]/u

/** As RFC 4180 has it, for any spreadsheet: what visitors typed stays text. */
export function toCsv(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [head, ...rows].map(cells => `${cells.map(writeCell).join(',')}\r\n`).join('')
}

function writeCell(cell: Cell): string {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const text = isFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n;']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
