import type { SeasonProblem } from '@grandstand/contract'

/** A file of which no row can be read. */
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
