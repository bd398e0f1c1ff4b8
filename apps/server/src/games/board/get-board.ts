import type { Board, Query, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { describeBoard, readBoard } from './read-board.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  query: Query<typeof studioCalls.getBoard>
}

export async function getBoard(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, session, params, query }: Input,
): Promise<Board> {
  const reader = { channel, language: query.language ?? channel.settings.language }
  const board = await readBoard(ctx, reader, params.id)
  return describeBoard(board, { now: ctx.now(), caller: session.operator.name })
}
