import type { Body, SeasonField, SeasonProblem, studioCalls } from '@grandstand/contract'

export type SeasonInput = Omit<Body<typeof studioCalls.importSeason>, 'version'>

export interface RowProblem {
  field: SeasonField
  code: SeasonProblem
  found: string
}
