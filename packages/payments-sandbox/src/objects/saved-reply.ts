/** What a request with an idempotency key was answered, for a day. */
export type SavedReply = {
  /** The key. */
  id: string
  fingerprint: string
  status: number
  body: string
  savedAt: number
}
