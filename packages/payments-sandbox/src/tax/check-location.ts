import { ApiError } from '../api/api-error.ts'

/** No map of addresses is kept here, so that this range, which is nobody's, stands for all that are nowhere. */
const nowhere = /^203\.0\.113\./

/** Refuses an address that nobody can tell the place of. */
export function checkLocation(ip: string): void {
  if (nowhere.test(ip)) throw unknownLocation('customer_details[ip_address]')
}

export function unknownLocation(param: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'customer_tax_location_invalid',
    message: "We could not determine the customer's tax location based on the provided address.",
    param,
  })
}
