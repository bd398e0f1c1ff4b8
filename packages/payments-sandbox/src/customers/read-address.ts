import type { Params } from '../api/params.ts'
import { readClearable, readGroup } from '../api/read-params.ts'
import type { Address } from '../objects/address.ts'

export function readAddress(params: Params, before: Address): Address {
  const given = readGroup(params, 'address') ?? {}
  const keep = (name: keyof Address) => readClearable(given, name) ?? before[name]
  return {
    city: keep('city'),
    country: keep('country'),
    line1: keep('line1'),
    line2: keep('line2'),
    postal_code: keep('postal_code'),
    state: keep('state'),
  }
}
