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

export function TextField({ label, problem, hint, type = 'text', rows, ...rest }: TextFieldProps) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {control =>
        rows === undefined ? (
          <input {...rest} {...control} type={type} />
        ) : (
          <textarea {...rest} {...control} rows={rows} />
        )
      }
    </FieldFrame>
  )
}
