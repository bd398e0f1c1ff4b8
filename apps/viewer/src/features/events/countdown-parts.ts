const units = [
  { unit: 'days', ms: 86_400_000 },
  { unit: 'hours', ms: 3_600_000 },
  { unit: 'minutes', ms: 60_000 },
  { unit: 'seconds', ms: 1000 },
] as const

/** The three largest units that say something; none when the time has come. */
export function countdownParts(leftMs: number): { unit: (typeof units)[number]['unit']; value: number }[] {
  if (leftMs < 1000) return []
  const first = units.findIndex(({ ms }) => leftMs >= ms)
  return units.slice(first, first + 3).map(({ unit, ms }, at) => ({
    unit,
    value: Math.floor((at === 0 ? leftMs : leftMs % (units[first + at - 1]?.ms ?? ms)) / ms),
  }))
}
