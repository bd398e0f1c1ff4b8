export type ApiErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

export type ApiErrorBody = {
  type: ApiErrorType
  message: string
  code?: string
  decline_code?: string
  param?: string
  [object: string]: unknown
}

/** What the API refuses, in Stripe's shape. A card's refusal keeps what was written about it; everything else undoes. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ApiErrorBody
  readonly keepsChanges: boolean

  constructor(status: number, body: ApiErrorBody, keepsChanges = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.keepsChanges = keepsChanges
  }
}

export function invalidRequest(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  })
}

export function missingObject(noun: string, id: string, param = 'id'): ApiError {
  return new ApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  })
}
