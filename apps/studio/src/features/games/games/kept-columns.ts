import { seasonColumns } from '@grandstand/contract/studio-constants'
import type { SeasonBody } from './season-state.ts'

type Columns = NonNullable<SeasonBody['columns']>

const nameOf = (channel: string) => `studio-season-columns-${channel}`
/** Of many files; the latest stay. */
const maxKept = 100

/** What columns of other names hold, as somebody said in this browser before: the next file of the league has them again. */
export function readKeptColumns(channel: string): Columns {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(channel)) ?? '{}')
    return Object.fromEntries(
      Object.entries(kept ?? {}).flatMap(([text, said]) => {
        const meaning = seasonColumns.find(each => each === said)
        return meaning ? [[text, meaning] as const] : []
      }),
    )
  } catch {
    return {}
  }
}

/** Some browsers forbid storage; the file is read all the same. */
export function keepColumns(channel: string, columns: SeasonBody['columns'] = {}): void {
  try {
    const latest = Object.entries(columns).slice(-maxKept)
    localStorage.setItem(nameOf(channel), JSON.stringify(Object.fromEntries(latest)))
  } catch {
    // Nothing is lost but the memory of it.
  }
}
