import { type DayRange, rangeDays, shiftDay } from '@grandstand/rules'
import type { ComparedRange } from './read-range.ts'

/** Beyond it a list tells nobody anything; totals count all. */
export const maxItems = 500

interface Counted<Figures> {
  key: string | null
  is_before: boolean
  figures: Figures
}

export interface Compared<Figures> {
  key: string | null
  figures: Figures
  before: Figures
}

/** What has the same key in both ranges side by side, the greatest first. */
export function compareKeys<Figures>(
  rows: readonly Counted<Figures>[],
  { nothing, sizeOf }: { nothing: Figures; sizeOf: (figures: Figures) => number },
): Compared<Figures>[] {
  const items = new Map<string | null, Compared<Figures>>()
  for (const { key, is_before, figures } of rows) {
    const item = items.get(key) ?? { key, figures: nothing, before: nothing }
    items.set(key, { ...item, [is_before ? 'before' : 'figures']: figures })
  }
  return [...items.values()]
    .toSorted((a, b) => sizeOf(b.figures) - sizeOf(a.figures) || sizeOf(b.before) - sizeOf(a.before))
    .slice(0, maxItems)
}

/** Every day of the range, also those on which nothing was, beside the day in the same place of the range before. */
export function compareDays<Figures>(
  rows: readonly Counted<Figures>[],
  range: ComparedRange,
  nothing: Figures,
): Compared<Figures>[] {
  const byDay = new Map(rows.map(({ key, figures }) => [key, figures]))
  const before = listDays(range.before)
  return listDays(range).map((key, index) => ({
    key,
    figures: byDay.get(key) ?? nothing,
    before: byDay.get(before[index] ?? '') ?? nothing,
  }))
}

function listDays(range: DayRange): string[] {
  return Array.from({ length: rangeDays(range) }, (_, index) => shiftDay(range.from, index))
}
