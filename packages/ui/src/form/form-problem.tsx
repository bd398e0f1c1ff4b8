import type { ReactNode } from 'react'
import styles from './form-problem.module.css'

interface FormProblemProps {
  text: string | null | undefined | false
  /** What changes by itself, such as a countdown: not read out each time. */
  children?: ReactNode
}

/** What went wrong with a form as a whole. Always there: a screen reader only hears what changes inside. */
export function FormProblem({ text, children }: FormProblemProps) {
  return (
    <div className={styles.problem}>
      <p role="alert">{text}</p>
      {children}
    </div>
  )
}
