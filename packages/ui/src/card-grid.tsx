import type { ReactNode } from 'react'
import styles from './card-grid.module.css'

/** Cards of 280 to 380 px in as many columns as there is room for. Its children are list items. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={`${styles.grid} stack-4`}>{children}</ul>
}

/** A card of that width in a rail. */
export function RailCard({ children }: { children: ReactNode }) {
  return <li className={styles.railCard}>{children}</li>
}
