import type { SeasonColumnMeaning } from '@grandstand/contract'

/** A column that is called something else, and what a person says it holds. */
export interface OddColumn {
  text: string
  meaning: SeasonColumnMeaning | null
}

/** By the names of columns in lower case. */
export type ColumnMeanings = Readonly<Record<string, SeasonColumnMeaning>>
