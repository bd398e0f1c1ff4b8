import { FieldFrame } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'

/** Words or numbers, one a line. */
export function LinesControl({ field, path, value, onChange }: FieldProps) {
  const { words } = useI18n()
  const { isReadOnly } = useFormFacts()
  const { label, problem } = useFieldTexts({ field, path })
  const lines = Array.isArray(value) ? value.map(String) : []
  function read(text: string): (string | number)[] {
    const typed = text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '')
    return typed.map(line => (field.type === 'numbers' && !Number.isNaN(Number(line)) ? Number(line) : line))
  }
  return (
    <FieldFrame label={label} problem={problem} hint={words.content.onePerLine}>
      {control => (
        <textarea
          {...control}
          rows={Math.max(2, lines.length + 1)}
          readOnly={isReadOnly}
          defaultValue={lines.join('\n')}
          onChange={({ target }) => onChange(read(target.value))}
        />
      )}
    </FieldFrame>
  )
}
