import type { SeasonProblem } from '@grandstand/contract'
import type { OddColumn } from './odd-column.ts'

export interface SeasonFileProblem {
  code: SeasonProblem
  line: number | null
  found: string
}

/** A file without a readable row. */
export class SeasonFileError extends Error {
  override name = 'SeasonFileError'
  readonly code: SeasonProblem
  readonly line: number | null
  readonly found: string
  /** Columns that a person may name, so that it can be read after all. */
  readonly odd: OddColumn[]

  constructor(
    code: SeasonProblem,
    { line = null, found = '', odd = [] }: { line?: number | null; found?: string; odd?: OddColumn[] } = {},
  ) {
    super(code)
    this.code = code
    this.line = line
    this.found = found
    this.odd = odd
  }
}
