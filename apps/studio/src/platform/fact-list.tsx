import type { ReactNode } from 'react'
import styles from './fact-list.module.css'

/** Facts about one subject, line by line. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} className={`${styles.fact} stack-3`}>
          <dt className="quiet small">{label}</dt>
          <dd className="figures breaks">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
