/** The holder of an api key. `userId` is null for visitors, and for a user's key that came without its cookie. */
export interface Session {
  keyHash: string
  channelId: number
  userId: number | null
  expiresAt: Date
}
