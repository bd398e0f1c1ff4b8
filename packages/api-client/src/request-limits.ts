/** Per attempt, from the first byte sent to the last byte read. */
export const requestTimeoutMs = 30_000
/** Before a retry, and before a new key is asked for. */
export const retryDelayMs = 1_000
export const retryCount = 1
