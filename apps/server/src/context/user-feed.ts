import type { clipProblems, clipStatuses } from '@grandstand/contract'

/** News for a user's open pages: what they hold has changed, or one of their clips. */
export type UserNews =
  | { kind: 'access' }
  | {
      kind: 'clip'
      id: number
      status: (typeof clipStatuses)[number]
      problem: (typeof clipProblems)[number] | null
    }

/** Tells users' pages what happens to what is theirs, in whichever process it did. */
export interface UserFeed {
  /** Until the returned function is called. */
  follow(channelId: number, userId: number, onNews: (news: UserNews) => void): () => void
}
