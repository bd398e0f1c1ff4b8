import { FieldFrame } from '@grandstand/ui'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import styles from './content-form.module.css'
import { type FieldProps, useFieldTexts } from './field-props.ts'
import { useFormFacts } from './form-context.ts'
import { isValue } from './tidy-value.ts'
import { findProblem, useProblemText } from './use-problem-text.ts'

/** A text in the channel's languages, side by side. A text for all of them is in the channel's own language. */
export function TextControl({ field, path, value, onChange }: FieldProps) {
  const { list, isReadOnly, problems } = useFormFacts()
  const { label, problem } = useFieldTexts({ field, path })
  const problemText = useProblemText()
  const { language: spoken } = useI18n()
  const languageName = (code: string) => new Intl.DisplayNames(spoken, { type: 'language' }).of(code) ?? code
  const [own = ''] = list.languages
  const texts: Record<string, unknown> = isValue(value) ? value : { [own]: value }

  function change(language: string, text: string): void {
    const changed = { ...texts, [language]: text }
    const others = Object.entries(changed).filter(([code, said]) => code !== own && said !== '')
    onChange(typeof value === 'string' && others.length === 0 ? changed[own] : changed)
  }
  const isSpoken = list.languages.some(language => findProblem(problems, [...path, language]))
  return (
    <fieldset className={styles.texts}>
      <legend className={styles.legend}>{label}</legend>
      {problem && !isSpoken && <p className="problem meta strong">{problem}</p>}
      <div className={styles.languages}>
        {list.languages.map(language => {
          const found = findProblem(problems, [...path, language])
          return (
            <FieldFrame key={language} label={languageName(language)} problem={found && problemText(found)}>
              {control => {
                const shared = {
                  ...control,
                  lang: language,
                  readOnly: isReadOnly,
                  defaultValue: typeof texts[language] === 'string' ? texts[language] : '',
                  onChange: ({ target }: { target: { value: string } }) => change(language, target.value),
                }
                return field.type === 'long_text' ? (
                  <textarea {...shared} rows={field.name === 'body' ? 14 : 4} />
                ) : (
                  <input {...shared} type="text" autoComplete="off" />
                )
              }}
            </FieldFrame>
          )
        })}
      </div>
    </fieldset>
  )
}
