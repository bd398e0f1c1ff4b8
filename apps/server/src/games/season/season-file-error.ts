import type { SeasonProblem } from '@grandstand/contract'

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

  constructor(
    code: SeasonProblem,
    { line = null, found = '' }: { line?: number | null; found?: string } = {},
  ) {
    super(code)
    this.code = code
    this.line = line
    this.found = found
  }
}
