import { type ReactNode, useId } from 'react'
import styles from './checkbox-field.module.css'

interface CheckboxFieldProps {
  name: string
  /** May hold links. */
  children: ReactNode
  problem?: string | undefined
  required?: boolean
  defaultChecked?: boolean
  onInput?: () => void
}

export function CheckboxField({ children, problem, ...rest }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div>
      <label className={styles.label}>
        <input
          {...rest}
          className={styles.box}
          type="checkbox"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {problem && (
        <p className="meta strong problem" id={id}>
          {problem}
        </p>
      )}
    </div>
  )
}
