import type { SeasonPreview, SeasonRow } from '@grandstand/contract'
import { DataTable } from '../../../platform/data-table.tsx'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { RowPages, useRowPages } from './row-pages.tsx'
import styles from './season.module.css'

interface SeasonRowsProps {
  preview: SeasonPreview
  currency: string
  leftOut: ReadonlySet<number>
  onLeaveOut: (row: number, isLeftOut: boolean) => void
}

/** Every row with its result; unticking one leaves it out. */
export function SeasonRows({ preview, currency, leftOut, onLeaveOut }: SeasonRowsProps) {
  const { words, fill, money } = useI18n()
  const say = words.games.season
  // What is wrong comes first: it is what there is to do.
  const rows = preview.rows.toSorted((a, b) => Number(b.state === 'wrong') - Number(a.state === 'wrong'))
  const { shown, ...pages } = useRowPages(rows)
  return (
    <>
      <DataTable
        title={say.rows}
        columns={[
          words.common.include,
          say.row,
          say.state,
          words.common.game,
          say.when,
          words.common.venue,
          words.common.price,
        ]}
      >
        {shown.map(row => (
          <tr key={row.row}>
            <td data-label={words.common.include}>
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
            <td data-label={words.common.game}>{row.name}</td>
            <td data-label={say.when}>{row.time}</td>
            <td data-label={words.common.venue}>{row.venue}</td>
            <td data-label={words.common.price} className="quiet figures">
              {row.price > 0 ? money(row.price, currency) : words.games.types[row.type]}
              {row.price_from !== 'game' && (
                <span className={styles.why}>{words.games.priceFrom[row.price_from]}</span>
              )}
            </td>
          </tr>
        ))}
      </DataTable>
      <RowPages {...pages} />
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
