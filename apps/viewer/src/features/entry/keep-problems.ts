import type { Problems } from './use-entry-form.ts'

/** Leaves out the fields that are right. */
export function keepProblems<Field extends string>(found: Record<Field, string | null>): Problems<Field>
export function keepProblems(found: Record<string, string | null>): Record<string, string> {
  const problems: Record<string, string> = {}
  for (const [field, problem] of Object.entries(found)) if (problem !== null) problems[field] = problem
  return problems
}
