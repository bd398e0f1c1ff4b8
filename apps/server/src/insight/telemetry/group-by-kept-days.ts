import type { Channel } from '../../context/channel.ts'

/** Most channels keep days as long as others do: one statement then serves them all. */
export function groupByKeptDays(channels: readonly Channel[]): Map<number, number[]> {
  const groups = Map.groupBy(channels, ({ settings }) => settings.keep_analytics_days)
  return new Map([...groups].map(([days, ofGroup]) => [days, ofGroup.map(({ id }) => id)]))
}
