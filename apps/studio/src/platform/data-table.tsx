import type { ReactNode } from 'react'
import styles from './data-table.module.css'

interface DataTableProps {
  /** For users who cannot see the table. */
  title: string
  columns: readonly string[]
  /** A last column has buttons, and no name. */
  hasActions?: boolean
  /** The rows. */
  children: ReactNode
}

export function DataTable({ title, columns, hasActions = false, children }: DataTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {columns.map(label => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          {hasActions && <td />}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
