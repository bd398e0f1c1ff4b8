import { type ComponentType, useState } from 'react'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-form.module.css'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'
import { isValue } from './tidy-value.ts'

interface ListControlProps extends FieldProps {
  /** What shows a field of an entry. */
  Field: ComponentType<FieldProps & { whole: Record<string, unknown> }>
}

/** Entries of their own fields, in their order. Each has a number of its own, so that what is typed stays with it. */
export function ListControl({ field, path, value, onChange, Field }: ListControlProps) {
  const { words, fill } = useI18n()
  const say = words.content
  const { isReadOnly } = useFormFacts()
  const { name, label, problem } = useFieldTexts({ field, path })
  const entries = Array.isArray(value) ? value.map(entry => (isValue(entry) ? entry : {})) : []
  const [ids, setIds] = useState(() => entries.map((_entry, index) => index))
  const [next, setNext] = useState(entries.length)

  function write(changed: Record<string, unknown>[], changedIds: number[]): void {
    setIds(changedIds)
    onChange(changed)
  }
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{label}</legend>
      {problem && entries.length === 0 && <p className="problem meta strong">{problem}</p>}
      {entries.map((entry, index) => (
        <div key={ids[index]} className={styles.entry}>
          {(field.fields ?? []).map(inner => (
            <Field
              key={inner.name}
              field={inner}
              path={[...path, index, inner.name]}
              value={entry[inner.name]}
              whole={entry}
              onChange={typed =>
                onChange(entries.map((each, at) => (at === index ? { ...each, [inner.name]: typed } : each)))
              }
            />
          ))}
          {!isReadOnly && (
            <button
              className="button"
              type="button"
              aria-label={`${name}: ${fill(say.removeEntry, { number: index + 1 })}`}
              onClick={() =>
                write(
                  entries.filter((_each, at) => at !== index),
                  ids.filter((_each, at) => at !== index),
                )
              }
            >
              {say.remove}
            </button>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <button
          className="button"
          type="button"
          aria-label={`${name}: ${say.addEntry}`}
          onClick={() => {
            write([...entries, {}], [...ids, next])
            setNext(next + 1)
          }}
        >
          {say.addEntry}
        </button>
      )}
    </fieldset>
  )
}
