import type { GameLinkKind, InterfaceLanguage, OperatorRole } from '@grandstand/contract'
import type { Channel } from './channel.ts'

/** What a link opens. */
export interface LinkScope {
  kind: GameLinkKind
  eventId: number
  /** Null: it is for the board. */
  cameraId: number | null
  expiresAt: Date
}

/** An operator as a session knows them. */
export interface OperatorAccount {
  id: number
  /** The channel that they run; null for an operator of the whole deployment. */
  channelId: number | null
  email: string
  name: string
  /** What they may do: each call of the Studio says who may make it. */
  role: OperatorRole
  hasTotp: boolean
  /** A channel of theirs demands a second factor, and they have none. */
  mustSetTotp: boolean
  /** Of the month's mail; null: they want none. */
  monthlyLanguage: InterfaceLanguage | null
  /** No account, but a link to one game, and nothing else is open. */
  link?: LinkScope
  /** No account, but a key of the channel with which a program calls. */
  isProgram?: boolean
}

export interface OperatorSession {
  tokenHash: string
  operator: OperatorAccount
}

/** An operator's call about a channel that they may see. */
export interface OperatorCall {
  channel: Channel
  session: OperatorSession
  ip: string
}

/** One about a single thing of the channel, whose number is in the path. */
export interface OperatorCallById extends OperatorCall {
  params: { id: number }
}
