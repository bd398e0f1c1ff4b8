import type { formFieldTypes } from '@grandstand/contract/constants'

export type FormValue = string | number | null

export interface FormFieldRule {
  name: string
  type: (typeof formFieldTypes)[number]
  required: boolean
}

export type FormProblem = 'unknown' | 'twice' | 'text' | 'number' | 'required'

/** What is wrong with what was filled in, by the name of the field. `kept` is what the user had filled in before. */
export function checkForm(
  fields: readonly FormFieldRule[],
  filled: readonly { name: string; value: FormValue }[],
  kept: ReadonlyMap<string, FormValue>,
): Map<string, FormProblem> {
  const problems = new Map<string, FormProblem>()
  const names = new Set<string>()
  for (const { name, value } of filled) {
    const field = fields.find(each => each.name === name)
    const problem = names.has(name) ? 'twice' : field ? checkValue(field, value) : 'unknown'
    if (problem) problems.set(name, problem)
    names.add(name)
  }
  for (const field of fields) {
    if (field.required && !names.has(field.name) && isEmpty(kept.get(field.name) ?? null))
      problems.set(field.name, 'required')
  }
  return problems
}

function checkValue({ type, required }: FormFieldRule, value: FormValue): FormProblem | null {
  if (isEmpty(value)) return required ? 'required' : null
  if (type === 'number') return typeof value === 'number' ? null : 'number'
  return typeof value === 'string' ? null : 'text'
}

function isEmpty(value: FormValue): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}
