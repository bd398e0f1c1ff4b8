import type { HeldOrder, ShownScores } from '@grandstand/rules'
import type { OperatorAccount } from './operator-session.ts'

/** The holder of an api key. `userId` is null for visitors, and for a user's key that came without its cookie. */
export interface KeyHolder {
  keyHash: string
  channelId: number
  userId: number | null
  /** Made for a program, not by a login. */
  isProgram: boolean
  expiresAt: Date
}

export interface Session extends KeyHolder {
  /** What the user has bought that is paid and active now; asked for once in a request, however often it is called. */
  openingOrders: () => Promise<readonly HeldOrder[]>
  /** The operator of this channel who is logged in to the Studio in the same browser; null for everybody else. */
  operator: () => Promise<OperatorAccount | null>
  /** The games whose scores may be told; asked for once in a request. */
  shownScores: () => Promise<ShownScores>
}

/** The recipient of an answer about events. */
export type EventCaller = Pick<Session, 'userId' | 'openingOrders' | 'operator' | 'shownScores'>
