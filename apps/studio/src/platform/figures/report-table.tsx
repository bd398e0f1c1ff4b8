import { useState } from 'react'
import table from '../data-table.module.css'
import { DataTable } from '../data-table.tsx'
import { useI18n } from '../i18n/use-i18n.ts'
import { saveFile } from '../save-file.ts'
import { State } from '../state.tsx'
import { toCsv } from '../to-csv.ts'
import { type Column, type MakeColumn, makeColumn } from './column.ts'
import styles from './report-table.module.css'

interface ReportTableProps<Row> {
  title: string
  /** Of the file, without its ending. */
  file: string
  columns: (column: MakeColumn<Row>) => readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** From 0 to 1: how much of the greatest a row has. */
  barOf?: ((row: Row) => number) | undefined
  /** Beside others on a page: its title is seen. */
  isTitled?: boolean
  /** Of a long table beside others, so many rows until all are asked for. */
  first?: number
}

/** The figures of a report, to be read by everybody and saved. */
export function ReportTable<Row>({
  title,
  file,
  rows,
  keyOf,
  barOf,
  isTitled = false,
  first: most = Number.POSITIVE_INFINITY,
  ...props
}: ReportTableProps<Row>) {
  const { words, fill } = useI18n()
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? rows : rows.slice(0, most)
  const columns = props.columns(makeColumn)
  const [first, ...others] = columns
  const save = () =>
    saveFile(
      `${file}.csv`,
      toCsv(
        columns.map(({ label }) => label),
        rows.map(row => columns.map(({ text, value }) => (value ?? text)(row))),
      ),
    )
  return (
    <section className="stack-3" aria-label={title}>
      <div className={styles.tools}>
        {isTitled && <h2 className={styles.title}>{title}</h2>}
        <button
          className={isTitled ? `button ${styles.small}` : 'button'}
          type="button"
          aria-label={isTitled ? `${words.reports.csv}: ${title}` : undefined}
          onClick={save}
        >
          {isTitled ? 'CSV' : words.reports.csv}
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
      <div className={styles.figures} tabIndex={0}>
        <DataTable title={title} columns={columns.map(({ label, says }) => (says ? { label, says } : label))}>
          {shown.map(row => (
            <tr key={keyOf(row)}>
              <th scope="row" className={styles.name}>
                <Name text={first.text(row)} href={first.href?.(row) ?? null} />
                {barOf && <meter className={styles.bar} min={0} max={1} value={barOf(row)} aria-hidden />}
              </th>
              {others.map(({ label, text, tone, isOnDesk }) => (
                <td
                  key={label}
                  data-label={label}
                  className={isOnDesk ? `${styles.number} ${styles.desk}` : styles.number}
                >
                  {tone ? <State tone={tone(row)} text={text(row)} /> : text(row)}
                </td>
              ))}
            </tr>
          ))}
        </DataTable>
      </div>
      {shown.length < rows.length && (
        <div>
          <button className="button" type="button" onClick={() => setOpen(true)}>
            {fill(words.reports.showAll, { count: String(rows.length) })}
          </button>
        </div>
      )}
    </section>
  )
}

function Name({ text, href }: { text: string; href: string | null }) {
  if (href === null) return text
  return (
    <a className={table.main} href={href}>
      {text}
    </a>
  )
}
