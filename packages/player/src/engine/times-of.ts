/** On the page's clock: when a file was asked for, and when the first and the last of it came. */
export interface FileTimes {
  startMs: number
  firstMs: number
  endMs: number
}

/** Of a file that has just come, as the browser saw it: the page may have been busy with drawing meanwhile. */
export function timesOf(address: string, askedMs: number): FileTimes {
  const entry = performance.getEntriesByName(address).at(-1)
  const nowMs = performance.now()
  if (!(entry instanceof PerformanceResourceTiming) || entry.responseStart < askedMs)
    return { startMs: askedMs, firstMs: nowMs, endMs: nowMs }
  return { startMs: entry.startTime, firstMs: entry.responseStart, endMs: entry.responseEnd }
}
