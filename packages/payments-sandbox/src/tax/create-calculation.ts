import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { Params } from '../api/params.ts'
import {
  needText,
  needWhole,
  readChoice,
  readGroup,
  readGroups,
  readText,
  readWhole,
} from '../api/read-params.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { readAddress } from '../customers/read-address.ts'
import { type Address, noAddress } from '../objects/address.ts'
import type { TaxCalculation, TaxLine } from '../objects/tax-calculation.ts'
import { settingsOf } from '../state/settings.ts'
import { checkLocation, unknownLocation } from './check-location.ts'
import { taxOf } from './tax-of.ts'

/** Who gives only the address of a computer lives in California. */
const whereverThatIs: Address = { ...noAddress, country: 'US', state: 'CA' }
const keptSeconds = 90 * 24 * 3600

export function createCalculation(call: Call): TaxCalculation {
  const percent = settingsOf(call.tx).taxPercent
  const address = findAddress(call)
  const lines = readLines(call, percent)
  const taxed = (behavior: TaxLine['tax_behavior']) =>
    lines.filter(line => line.tax_behavior === behavior).reduce((sum, line) => sum + line.amount_tax, 0)
  const calculation: TaxCalculation = {
    id: newId('taxcalc'),
    object: 'tax.calculation',
    amount_total: sumAmounts(lines) + taxed('exclusive'),
    currency: needText(call.params, 'currency').toLowerCase(),
    customer: readText(call.params, 'customer') ?? null,
    customer_details: {
      address,
      address_source: 'billing',
      ip_address: readText(readGroup(call.params, 'customer_details') ?? {}, 'ip_address') ?? null,
      tax_ids: [],
      taxability_override: 'none',
    },
    expires_at: call.now + keptSeconds,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: taxed('exclusive'),
    tax_amount_inclusive: taxed('inclusive'),
    tax_breakdown: describeTax(lines, address, percent),
    tax_date: call.now,
    sandbox: { lines },
  }
  call.tx.put('tax_calculation', calculation)
  return calculation
}

function readLines(call: Call, percent: number): TaxLine[] {
  const given = readGroups(call.params, 'line_items') ?? []
  if (!given.length)
    throw invalidRequest('Missing required param: line_items.', 'line_items', 'parameter_missing')
  return given.map((line, index) => readLine(line, index, percent))
}

function readLine(line: Params, index: number, percent: number): TaxLine {
  const amount = needWhole(line, 'amount')
  const behavior = readChoice(line, 'tax_behavior', ['exclusive', 'inclusive']) ?? 'exclusive'
  return {
    id: newId('tax_li', 14),
    object: 'tax.calculation_line_item',
    amount,
    amount_tax: taxOf(amount, percent, behavior),
    livemode: false,
    metadata: null,
    product: readText(line, 'product') ?? null,
    quantity: readWhole(line, 'quantity') ?? 1,
    reference: readText(line, 'reference') ?? `L${index + 1}`,
    tax_behavior: behavior,
    tax_breakdown: null,
    tax_code: readText(line, 'tax_code') ?? 'txcd_10000000',
  }
}

function findAddress(call: Call): Address {
  const details = readGroup(call.params, 'customer_details')
  const customer = readText(call.params, 'customer')
  const kept = customer ? getCustomer(call, customer, 'customer').address : null
  const address = readAddress(details ?? {}, kept ?? noAddress)
  if (address.country) return address
  const ip = details && readText(details, 'ip_address')
  if (!ip) throw unknownLocation('customer_details[address]')
  checkLocation(ip)
  return whereverThatIs
}

function describeTax(lines: TaxLine[], address: Address, percent: number): object[] {
  return [
    {
      amount: lines.reduce((sum, line) => sum + line.amount_tax, 0),
      inclusive: false,
      tax_rate_details: {
        country: address.country,
        flat_amount: null,
        percentage_decimal: String(percent),
        rate_type: 'percentage',
        state: address.state,
        tax_type: address.country === 'US' ? 'sales_tax' : address.country === 'CA' ? 'gst' : 'vat',
      },
      taxability_reason: percent ? 'standard_rated' : 'not_collecting',
      taxable_amount: percent ? sumAmounts(lines) : 0,
    },
  ]
}

function sumAmounts(lines: TaxLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0)
}
