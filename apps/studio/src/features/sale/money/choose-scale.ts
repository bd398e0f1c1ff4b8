const steps = [1, 2, 2.5, 5, 10]

/** Where a chart's lines are: two or three round numbers, the highest at or above most values. */
export function chooseScale(greatest: number): { top: number; lines: number[] } {
  if (greatest <= 0) return { top: 1, lines: [] }
  const rough = greatest / 2.5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find(one => one * power >= rough) ?? 10) * power
  const lines = [1, 2, 3].map(times => times * step).filter(line => line <= greatest)
  return { top: greatest * 1.06, lines }
}
