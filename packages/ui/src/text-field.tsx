import { useState } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

interface TextFieldProps extends FieldTexts {
  name: string
  type?: 'text' | 'email' | 'tel' | 'date' | 'time'
  inputMode?: 'decimal' | 'numeric'
  autoComplete?: string
  defaultValue?: string
  /** More than one line. */
  rows?: number
  required?: boolean
  readOnly?: boolean
  onInput?: () => void
}

export function TextField({ label, problem, hint, type = 'text', rows, onInput, ...rest }: TextFieldProps) {
  const [isEmpty, setIsEmpty] = useState(!rest.defaultValue)
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {control =>
        rows === undefined ? (
          <input
            {...rest}
            {...control}
            type={type}
            data-empty={isEmpty}
            onInput={({ currentTarget }) => {
              setIsEmpty(currentTarget.value === '')
              onInput?.()
            }}
          />
        ) : (
          <textarea {...rest} {...control} rows={rows} onInput={onInput} />
        )
      }
    </FieldFrame>
  )
}
