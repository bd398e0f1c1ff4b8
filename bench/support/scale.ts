/** `npm run bench -- --smallest`: one round of everything, to see that it still runs. Its figures say nothing. */
export const isSmallest = process.env.BENCH_SMALLEST === '1'

export function scaled<Amount>(whole: Amount, smallest: Amount): Amount {
  return isSmallest ? smallest : whole
}

/** Ends a bench whose figures are not good enough; those of the smallest are not judged. */
export function judge(isGood: boolean, sentence: string): void {
  if (!isGood && !isSmallest) throw new Error(sentence)
}
