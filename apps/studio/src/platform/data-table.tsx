import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { Term } from './term.tsx'

interface DataTableProps {
  /** For users who cannot see the table. */
  title: string
  columns: readonly (string | { label: string; says: string })[]
  /** A last column has buttons, and no name. */
  hasActions?: boolean
  /** The rows. */
  children: ReactNode
}

export function DataTable({ title, columns, hasActions = false, children }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead className="heard-on-phone">
        <tr>
          {columns.map(column => {
            const { label, says } = typeof column === 'string' ? { label: column, says: '' } : column
            return (
              <th key={label} scope="col">
                {says ? <Term label={label} says={says} /> : label}
              </th>
            )
          })}
          {hasActions && <td />}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
