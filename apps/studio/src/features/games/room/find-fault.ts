import type { WatchedCamera } from '@grandstand/contract'

type Check = WatchedCamera['checks'][number]['check']
export type Fault = 'warn' | 'bad' | undefined

/** Viewers notice these at once; the others look bad soon. */
const grave = new Set(['black', 'frozen', 'silent', 'no_sound', 'no_signal', 'signal_lost', 'no_picture'])

/** The colour of a figure: amber where its check failed, red where viewers notice it. */
export function findFault({ checks }: WatchedCamera, ...names: Check[]): Fault {
  const problems = checks.flatMap(({ check, problem }) => (problem && names.includes(check) ? [problem] : []))
  if (problems.length === 0) return undefined
  return problems.some(problem => grave.has(problem)) ? 'bad' : 'warn'
}
