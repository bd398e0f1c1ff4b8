import type { SeasonPreview, SeasonRow } from '@grandstand/contract'
import { useState } from 'react'
import table from '../../platform/data-table.module.css'
import { DataTable } from '../../platform/data-table.tsx'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import styles from './season.module.css'

/** More would make a slow page; the rest is a step away. */
const pageSize = 100

interface SeasonRowsProps {
  preview: SeasonPreview
  currency: string
  leftOut: ReadonlySet<number>
  onLeaveOut: (row: number, isLeftOut: boolean) => void
}

/** Every row with what becomes of it; who unticks one leaves it out. */
export function SeasonRows({ preview, currency, leftOut, onLeaveOut }: SeasonRowsProps) {
  const { words, fill, money } = useI18n()
  const say = words.games.season
  const [page, setPage] = useState(0)
  // What is wrong comes first: it is what there is to do.
  const rows = preview.rows.toSorted((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong'))
  const shown = rows.slice(page * pageSize, (page + 1) * pageSize)
  const pages = Math.ceil(rows.length / pageSize)
  return (
    <>
      <DataTable
        title={say.rows}
        columns={[say.take, say.row, say.state, say.game, say.when, say.venue, say.price]}
      >
        {shown.map(row => (
          <tr key={row.row}>
            <td data-label={say.take}>
              <input
                type="checkbox"
                className={styles.box}
                aria-label={fill(say.takeRow, { row: String(row.row) })}
                checked={!leftOut.has(row.row)}
                onChange={({ target }) => onLeaveOut(row.row, !target.checked)}
              />
            </td>
            <td data-label={say.row}>{row.row}</td>
            <td data-label={say.state}>
              <span className={styles.state} data-state={row.state}>
                {say.states[row.state]}
              </span>
              <RowNotes row={row} />
            </td>
            <td data-label={say.game}>{row.name}</td>
            <td data-label={say.when}>{row.time}</td>
            <td data-label={say.venue}>{row.venue}</td>
            <td data-label={say.price} className={table.quiet}>
              {row.price > 0 ? money(row.price, currency) : words.games.types[row.type]}
            </td>
          </tr>
        ))}
      </DataTable>
      {pages > 1 && (
        <p className={styles.pages}>
          <button className="button" type="button" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {say.before}
          </button>
          {fill(say.page, { page: String(page + 1), pages: String(pages) })}
          <button
            className="button"
            type="button"
            disabled={page + 1 >= pages}
            onClick={() => setPage(page + 1)}
          >
            {say.after}
          </button>
        </p>
      )}
    </>
  )
}

function RowNotes({ row }: { row: SeasonRow }) {
  const { words, fill } = useI18n()
  const say = words.games.season
  return (
    <>
      {row.problems.map(({ field, code, found }) => (
        <span key={`${field} ${code}`} className={styles.why}>
          {fill(say.problemLine, { field: say.fields[field], problem: fill(say.problems[code], { found }) })}
        </span>
      ))}
      {row.changes.length > 0 && (
        <span className={styles.why}>{row.changes.map(field => say.fields[field]).join(', ')}</span>
      )}
    </>
  )
}
