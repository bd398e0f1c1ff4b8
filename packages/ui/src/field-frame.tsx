import { type ReactNode, useId } from 'react'
import styles from './text-field.module.css'

export interface FieldTexts {
  label: string
  /** What is wrong with it, in words. */
  problem?: string | undefined
  hint?: string | undefined
}

interface ControlProps {
  id: string
  className: string | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** A label, a control, and what is said about it, tied together for every reader. */
export function FieldFrame(props: FieldTexts & { children: (control: ControlProps) => ReactNode }) {
  const { label, problem, hint, children } = props
  const id = useId()
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="stack-2">
      <label className="small strong" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="quiet meta" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem && (
        <p className="meta strong problem" id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  )
}
