import type { Channel } from '../../../context/channel.ts'
import type { OperatorSession } from '../../../context/operator-session.ts'

/** By an operator, of something of their channel. */
export interface ClipAsked {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  ip: string
}
