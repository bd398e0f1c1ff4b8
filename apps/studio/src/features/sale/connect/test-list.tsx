import { Icon } from '@grandstand/ui'
import styles from './connect.module.css'

interface TestLine {
  name: string
  note: string
  isDone: boolean | null
}

/** What was tried of an account, line by line. */
export function TestList({ lines }: { lines: readonly TestLine[] }) {
  return (
    <ul className={styles.tests}>
      {lines.map(({ name, note, isDone }) => (
        <li key={name}>
          <Icon name={isDone ? 'check' : 'clock'} />
          <b>{name}</b>
          <span className="quiet">{note}</span>
        </li>
      ))}
    </ul>
  )
}
