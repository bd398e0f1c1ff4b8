import { useId } from 'react'
import styles from './switch-field.module.css'

interface SwitchFieldProps {
  name: string
  label: string
  hint?: string | undefined
  defaultChecked: boolean
}

/** A choice of two with what it means under its name. */
export function SwitchField({ name, label, hint, defaultChecked }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {hint && <span className="quiet meta">{hint}</span>}
      </label>
      <input id={id} type="checkbox" name={name} defaultChecked={defaultChecked} />
    </div>
  )
}
