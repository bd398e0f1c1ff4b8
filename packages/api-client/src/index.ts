export type {
  Answer,
  ApiClient,
  ApiClientOptions,
  ClientEvent,
  Input,
  KeyName,
  KeyStorage,
  SendOptions,
} from './api-client.ts'
export { ApiError } from './api-error.ts'
export { type Clock, systemClock } from './clock.ts'
export { createApiClient } from './create-api-client.ts'
export { createSessionClient, type SessionClient } from './create-session-client.ts'
export { newKey } from './new-key.ts'
export { isShownGlobally } from './report-failure.ts'
export { requestTimeoutMs, retryCount, retryDelayMs } from './request-limits.ts'
