import { FieldFrame } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'

/** One of the languages that the channel has. */
export function MainLanguage(props: FieldProps) {
  const { language } = useI18n()
  const { list, isReadOnly } = useFormFacts()
  const { label, problem } = useFieldTexts(props)
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <FieldFrame label={label} problem={problem}>
      {control => (
        <select
          {...control}
          disabled={isReadOnly}
          value={String(props.value)}
          onChange={({ target }) => props.onChange(target.value)}
        >
          {list.languages.map(code => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
