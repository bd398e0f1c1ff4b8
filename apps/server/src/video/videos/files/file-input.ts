import type { OperatorCall } from '../../../context/operator-session.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { type OwnerRef, ownerOf } from './file-owner.ts'
import { type FileRow, findFile } from './file-store.ts'

export interface FileInput extends OperatorCall {
  params: OwnerRef & { file: number }
}

/** A file of another owner, or one that is being removed, does not count. */
export async function getFile(
  db: Db | Tx,
  { channel, params }: Pick<FileInput, 'channel' | 'params'>,
): Promise<FileRow> {
  const file = await findFile(db, channel.id, params.file)
  if (!file || file.state === 'cancelled') throw new CallError('not_found')
  const { owner, id } = ownerOf(file)
  if (owner !== params.owner || id !== params.id) throw new CallError('not_found')
  return file
}
