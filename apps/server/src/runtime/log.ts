/** Of a request that failed. */
export interface ErrorLine {
  request_id: string
  channel_id: number
  at: Date
  message: string
  method: string
  url: string
  stack: string
}

export interface Log {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}
