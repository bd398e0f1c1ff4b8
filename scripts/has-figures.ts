/** A bench that found nothing to measure with (nginx, a disk of its own) says so in a sentence instead. */
const excuse = /not installed|not tried/

/** A figure is followed by its unit or its goal; at the end of a line it is a field of an error that was printed. */
const nothing = /\b(NaN|undefined|Infinity)\b(?!,?$)/m

/** What a bench prints: numbers, and none that came of nothing. */
export function hasFigures(output: string): boolean {
  if (excuse.test(output)) return true
  return /\d/.test(output) && !nothing.test(output)
}
