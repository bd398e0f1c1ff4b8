import { join } from 'node:path'
import { Readable } from 'node:stream'
import { studioCalls } from '@grandstand/contract'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findNote } from './backup-notes.ts'
import { tarFolder } from './tar-folder.ts'

/** A whole backup as one file. */
export async function openBackup(
  ctx: Pick<Context, 'db' | 'now' | 'deployment'>,
  { session: { operator }, name: asked, ip }: { session: OperatorSession; name: string; ip: string },
): Promise<{ fileName: string; content: Readable }> {
  const { dir } = ctx.deployment.backups
  const { success, data } = studioCalls.checkBackup.params.safeParse({ name: asked })
  const note = success ? await findNote(dir, data.name) : null
  if (note?.state !== 'ready') throw new CallError('not_found')
  const { name } = note
  await recordAction(ctx, { action: 'download_backup', operator, ip, details: { name } })
  const root = `grandstand-${name}`
  return { fileName: `${root}.tar`, content: Readable.from(tarFolder(join(dir, name), root)) }
}
