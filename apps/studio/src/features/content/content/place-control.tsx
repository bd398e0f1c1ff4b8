import { slidableTypes } from '@grandstand/contract/constants'
import { FieldFrame } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-form.module.css'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'
import { isValue } from './tidy-value.ts'

const kindsOf = { category: 'sports', participant: 'teams', group: 'schools' } as const
const others = slidableTypes.filter(type => type !== 'main')

/** Where a slide is shown: on the home page, or with a sport, a team or a school. */
export function PlaceControl({ field, path, value, onChange }: FieldProps) {
  const { words } = useI18n()
  const say = words.content
  const { list, isReadOnly } = useFormFacts()
  const { label, problem } = useFieldTexts({ field, path })
  const type = (isValue(value) && others.find(each => each in value)) || null
  const named = type && isValue(value) ? String(value[type] ?? '') : ''
  return (
    <div className={styles.languages}>
      <FieldFrame label={label} problem={type ? undefined : problem}>
        {control => (
          <select
            {...control}
            disabled={isReadOnly}
            value={type ?? (value === 'main' ? 'main' : '')}
            onChange={({ target }) =>
              onChange(target.value === 'main' || target.value === '' ? target.value : { [target.value]: '' })
            }
          >
            <option value="">{say.none}</option>
            {slidableTypes.map(each => (
              <option key={each} value={each}>
                {say.places[each]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      {type && (
        <FieldFrame label={say.whose} problem={problem}>
          {control => (
            <select
              {...control}
              disabled={isReadOnly}
              value={named}
              onChange={({ target }) => onChange({ [type]: target.value })}
            >
              <option value="">{say.none}</option>
              {(list.names[kindsOf[type]] ?? []).map(({ alias, name }) => (
                <option key={alias} value={alias}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      )}
    </div>
  )
}
