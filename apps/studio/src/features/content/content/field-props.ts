import type { ContentField } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'
import { useFormFacts } from './form-context.ts'
import { type FieldPath, findProblem, useProblemText } from './use-problem-text.ts'

export interface FieldProps {
  field: ContentField
  path: FieldPath
  value: unknown
  onChange: (value: unknown) => void
}

/** What is said around a field. */
export function useFieldTexts({ field, path }: Pick<FieldProps, 'field' | 'path'>) {
  const { words } = useI18n()
  const { problems } = useFormFacts()
  const problemText = useProblemText()
  const found = findProblem(problems, path)
  const name = words.content.fields[field.name]
  return {
    name,
    label: field.required || field.type === 'flag' ? name : `${name} (${words.content.optional})`,
    problem: found && problemText(found),
  }
}
