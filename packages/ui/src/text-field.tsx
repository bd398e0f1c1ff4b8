import { type ChangeEvent, useState } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

interface TextFieldProps extends FieldTexts {
  name: string
  type?: 'text' | 'email' | 'tel' | 'date' | 'time'
  inputMode?: 'decimal' | 'numeric' | 'url'
  autoComplete?: string
  defaultValue?: string
  /** More than one line. */
  rows?: number
  required?: boolean
  readOnly?: boolean
  /** With `onText`, where what is typed shows at once elsewhere. */
  value?: string
  onText?: (text: string) => void
  onInput?: () => void
}

export function TextField(props: TextFieldProps) {
  const { label, problem, hint, type = 'text', rows, onInput, onText, ...rest } = props
  const [isEmpty, setIsEmpty] = useState(!(rest.value ?? rest.defaultValue))
  const typing = onText && {
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onText(target.value),
  }
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {control =>
        rows === undefined ? (
          <input
            {...rest}
            {...control}
            {...typing}
            type={type}
            data-empty={isEmpty}
            onInput={({ currentTarget }) => {
              setIsEmpty(currentTarget.value === '')
              onInput?.()
            }}
          />
        ) : (
          <textarea {...rest} {...control} {...typing} rows={rows} onInput={onInput} />
        )
      }
    </FieldFrame>
  )
}
