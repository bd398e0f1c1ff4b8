import { CheckboxField, FieldFrame } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-form.module.css'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'

interface Option {
  value: string
  label: string
}

/** What can be chosen: of the schema's own words, or of what the draft has. What is chosen and not there is shown too. */
function useOptions({ field, value }: FieldProps): Option[] {
  const { words, language } = useI18n()
  const { list } = useFormFacts()
  const labels: Record<string, string> = words.content.options
  const currencies = new Intl.DisplayNames(language, { type: 'currency' })
  const labelOf = (option: string) =>
    field.name === 'currency' ? `${option} · ${currencies.of(option)}` : (labels[option] ?? option)
  const known = field.to
    ? field.to
        .flatMap(kind => list.names[kind] ?? [])
        .map(({ alias, name }) => ({ value: alias, label: name }))
    : (field.options ?? []).map(option => ({ value: option, label: labelOf(option) }))
  const chosen = (Array.isArray(value) ? value : [value]).filter(
    each => typeof each === 'string' && each !== '',
  )
  const lost = chosen.filter(each => known.every(option => option.value !== each))
  return [...known, ...lost.map(each => ({ value: String(each), label: String(each) }))]
}

export function ChoiceControl(props: FieldProps) {
  const { words } = useI18n()
  const { list, isReadOnly, hasStaying } = useFormFacts()
  const { label, problem } = useFieldTexts(props)
  const options = useOptions(props)
  const { field, path, value, onChange } = props
  const stays = path.length === 1 && field.name === list.key_field && hasStaying
  return (
    <FieldFrame label={label} problem={problem} hint={stays ? words.content.nameStays : undefined}>
      {control => (
        <select
          {...control}
          disabled={isReadOnly || stays}
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{words.content.none}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

export function ChoicesControl(props: FieldProps) {
  const { label, problem } = useFieldTexts(props)
  const options = useOptions(props)
  const { path, value, onChange } = props
  const chosen: unknown[] = Array.isArray(value) ? value : []
  const toggle = (option: string) =>
    onChange(chosen.includes(option) ? chosen.filter(each => each !== option) : [...chosen, option])
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{label}</legend>
      {problem && <p className="problem meta strong">{problem}</p>}
      <div className={styles.choices}>
        {options.map(option => (
          <CheckboxField
            key={option.value}
            name={`${path.join('.')}-${option.value}`}
            defaultChecked={chosen.includes(option.value)}
            onInput={() => toggle(option.value)}
          >
            {option.label}
          </CheckboxField>
        ))}
      </div>
    </fieldset>
  )
}
