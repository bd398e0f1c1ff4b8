import { FieldFrame } from '@grandstand/ui'
import { useId } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { readMoney } from '../../../platform/read-money.ts'
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
  const hint = stays ? words.content.nameStays : field.type === 'name' ? words.content.nameHint : undefined
  const proposed = proposeFor(field.type, field.name, list)
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
            defaultValue={write(field.type, value)}
            onChange={({ target }) => onChange(read(field.type, target.value.trim()))}
          />
          {proposed.length > 0 && (
            <datalist id={id} aria-label={name}>
              {proposed.map(each => (
                <option key={each.alias} value={each.alias}>
                  {each.name}
                </option>
              ))}
            </datalist>
          )}
        </>
      )}
    </FieldFrame>
  )
}

/** A menu leads to what is there: its entries name it by words of several kinds. */
function proposeFor(
  type: FieldProps['field']['type'],
  name: string,
  { kind, names }: ReturnType<typeof useFormFacts>['list'],
): { alias: string; name: string }[] {
  if (type === 'time_zone') return zones.map(zone => ({ alias: zone, name: zone }))
  if (kind !== 'menu') return []
  if (name === 'url') return names.pages ?? []
  if (name !== 'alias') return []
  return [...(names.schools ?? []), ...(names.teams ?? []), ...(names.library_items ?? [])]
}

function inputModeOf(type: FieldProps['field']['type']) {
  if (type === 'number') return 'numeric'
  return type === 'money' ? 'decimal' : undefined
}

function write(type: FieldProps['field']['type'], value: unknown): string {
  if (typeof value === 'number') return type === 'money' ? (value / 100).toFixed(2) : String(value)
  return typeof value === 'string' ? value : ''
}

function read(type: FieldProps['field']['type'], text: string): string | number {
  const number = type === 'money' ? readMoney(text) : type === 'number' ? Number(text) : Number.NaN
  return text === '' || Number.isNaN(number) ? text : number
}
