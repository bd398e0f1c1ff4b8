/** "Q3 8:47 – 8:33": the period once, where it is the same; one time, where the clock stands. */
export function sayRange(start: string, end: string): string {
  if (start === end) return start
  const period = start.slice(0, start.lastIndexOf(' ') + 1)
  return `${start} – ${end.startsWith(period) ? end.slice(period.length) : end}`
}
