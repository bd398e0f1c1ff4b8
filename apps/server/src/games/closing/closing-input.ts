import type { Channel } from '../../context/channel.ts'
import type { OperatorSession } from '../../context/operator-session.ts'

export interface ClosingInput {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  ip: string
}
