import type { ContentProblem } from '@grandstand/contract'
import { useI18n } from '../../../platform/i18n/use-i18n.ts'

export type FieldPath = readonly (string | number)[]

export function useProblemText(): (problem: ContentProblem) => string {
  const { words, fill } = useI18n()
  return ({ code, found }) => fill(words.content.problems[code], { found })
}

/** The problem at a path of an item, or below it. */
export function findProblem(
  problems: readonly ContentProblem[],
  path: FieldPath,
): ContentProblem | undefined {
  return problems.find(problem => path.every((word, index) => String(problem.path[index]) === String(word)))
}
