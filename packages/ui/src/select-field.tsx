import type { ChangeEventHandler } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

interface SelectFieldProps extends FieldTexts {
  name: string
  options: readonly { value: string; label: string; lang?: string }[]
  defaultValue?: string
  /** With `onChange`, where what is chosen shows at once elsewhere. */
  value?: string
  onChange?: ChangeEventHandler<HTMLSelectElement>
  autoComplete?: string
}

export function SelectField({ label, problem, hint, options, ...rest }: SelectFieldProps) {
  return (
    <FieldFrame label={label} problem={problem} hint={hint}>
      {control => (
        <select {...rest} {...control}>
          {options.map(option => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
