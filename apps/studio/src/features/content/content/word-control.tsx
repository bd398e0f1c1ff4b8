import { readAmount, writeAmount } from '@grandstand/rules'
import { FieldFrame } from '@grandstand/ui'
import { useId } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'

const zones = Intl.supportedValuesOf('timeZone')

/** One line: a word, a number, an amount, a day. A value that cannot be read is sent as typed, and reported. */
export function WordControl({ field, path, value, onChange }: FieldProps) {
  const { words } = useI18n()
  const { list, isReadOnly, hasStaying } = useFormFacts()
  const { name, label, problem } = useFieldTexts({ field, path })
  const id = useId()
  const isName = path.length === 1 && field.name === list.key_field
  const stays = isName && hasStaying
  const hint = stays
    ? words.content.nameStays
    : field.type === 'name' || (isName && field.name === 'url')
      ? words.content.nameHint
      : undefined
  const proposed = field.type === 'time_zone' ? zones : []
  return (
    <FieldFrame
      label={field.type === 'money' ? `${label}, ${list.currency}` : label}
      problem={problem}
      hint={hint}
    >
      {control => (
        <>
          <input
            {...control}
            type={field.type === 'day' ? 'date' : 'text'}
            inputMode={inputModeOf(field.type)}
            autoComplete="off"
            list={proposed.length > 0 ? id : undefined}
            readOnly={isReadOnly || stays}
            {...(isName
              ? { value: write(field.type, value, list.currency) }
              : { defaultValue: write(field.type, value, list.currency) })}
            onChange={({ target }) => onChange(read(field.type, target.value.trim(), list.currency))}
          />
          {proposed.length > 0 && (
            <datalist id={id} aria-label={name}>
              {proposed.map(each => (
                <option key={each} value={each} />
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  )
}

function inputModeOf(type: FieldProps['field']['type']) {
  if (type === 'number') return 'numeric'
  return type === 'money' ? 'decimal' : undefined
}

function write(type: FieldProps['field']['type'], value: unknown, currency: string): string {
  if (typeof value === 'number') return type === 'money' ? writeAmount(value, currency) : String(value)
  return typeof value === 'string' ? value : ''
}

function read(type: FieldProps['field']['type'], text: string, currency: string): string | number {
  const number = type === 'money' ? readAmount(text, currency) : type === 'number' ? Number(text) : Number.NaN
  return text === '' || Number.isNaN(number) ? text : number
}
