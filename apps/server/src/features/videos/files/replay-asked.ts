import type { Channel } from '../../../context/channel.ts'
import type { OperatorSession } from '../../../context/operator-session.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { type FileRow, findFile } from './replay-file-store.ts'

export interface ReplayAsked {
  channel: Channel
  session: OperatorSession
  params: { id: number; replay: number }
  ip: string
}

/** One of another event, or that is being taken away, is none. */
export async function getReplay(
  db: Db | Tx,
  { channel, params }: Pick<ReplayAsked, 'channel' | 'params'>,
): Promise<FileRow> {
  const file = await findFile(db, channel.id, params.replay)
  if (!file || file.event_id !== params.id || file.state === 'cancelled') throw new CallError('not_found')
  return file
}
