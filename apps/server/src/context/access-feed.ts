/** Tells when what a user holds has changed, in whichever process it did. */
export interface AccessFeed {
  /** Until the returned function is called. */
  follow(channelId: number, userId: number, onChange: () => void): () => void
}
