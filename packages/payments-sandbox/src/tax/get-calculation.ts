import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { TaxCalculation } from '../objects/tax-calculation.ts'

export function getCalculation({ tx }: Call, id: string, param?: string): TaxCalculation {
  const calculation = tx.find('tax_calculation', id)
  if (!calculation) throw missingObject('tax calculation', id, param)
  return calculation
}
