import { useId } from 'react'
import styles from './text-field.module.css'

interface TextFieldProps {
  name: string
  label: string
  /** What is wrong with it, in words. */
  problem?: string | undefined
  hint?: string
  type?: 'text' | 'email'
  autoComplete?: string
  /** More than one line. */
  rows?: number
  required?: boolean
  onInput?: () => void
}

/** A labelled field whose problem is tied to it for every reader. */
export function TextField({ name, label, problem, hint, type = 'text', rows, ...rest }: TextFieldProps) {
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const shared = {
    ...rest,
    id,
    name,
    className: styles.control,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows === undefined ? <input {...shared} type={type} /> : <textarea {...shared} rows={rows} />}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
