/** A game as the texts in a row of a file; some may be missing. */
export interface SeasonDraft {
  /** Its line in the table, or its number. */
  row: number
  /** What it is known by in its own file: a column `id`, or the UID of a calendar. */
  key: string | undefined
  /** A day and a time, or a moment. */
  day: string | undefined
  time: string | undefined
  at?: Date | undefined
  away: string | undefined
  home: string | undefined
  teams: string[]
  title: Record<string, string>
  sport: string | undefined
  venue: string | undefined
  type: string | undefined
  price: Priced
  fee: Priced
  minutes: string | undefined
  description: Record<string, string>
  cancelled: boolean
}

/** In units of the currency, or, in the words of `events.csv`, in minor ones. */
export type Priced = { text: string; isMinor: boolean } | undefined
