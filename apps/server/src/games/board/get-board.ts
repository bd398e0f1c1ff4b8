import type { Board, Query, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { describeBoard, readBoard } from './read-board.ts'

interface Input {
  channel: Channel
  params: { id: number }
  query: Query<typeof studioCalls.getBoard>
}

export async function getBoard(
  ctx: Pick<Context, 'db' | 'now' | 'rosters'>,
  { channel, params, query }: Input,
): Promise<Board> {
  const reader = { channel, language: query.language ?? channel.settings.language }
  return describeBoard(await readBoard(ctx, reader, params.id), ctx.now())
}
