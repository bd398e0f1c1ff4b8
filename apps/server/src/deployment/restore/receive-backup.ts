import { randomUUID } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import type { BackupUpload } from '@grandstand/contract'
import { writeWhole } from '@grandstand/media'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findFreeBytes } from '../../runtime/find-free-bytes.ts'
import { isDiskFull } from '../../runtime/is-disk-full.ts'
import { requireEmptyServer } from './require-empty.ts'
import { unpackBackupJob } from './unpack-backup.job.ts'
import { findUpload, forgetUpload, uploadFile, writeUploadNote } from './upload-note.ts'

const spareBytes = 1e9
const maxName = 200

type UploadContext = Pick<Context, 'db' | 'now' | 'channels' | 'deployment'>

/** It is unpacked beside itself, and restored beside that. One that was begun before goes. */
export async function beginBackupUpload(
  ctx: UploadContext,
  { session, ip, sizeBytes, name }: { session: OperatorSession; ip: string; sizeBytes: number; name: string },
): Promise<string> {
  await requireEmptyServer(ctx)
  const { dir } = ctx.deployment.backups
  const id = randomUUID()
  const known = await findUpload(dir)
  if (known?.state === 'unpacking') throw new CallError('conflict')
  await forgetUpload(dir)
  const { operator } = session
  const shown =
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxName) || 'backup.tar'
  await writeUploadNote(dir, {
    id,
    name: shown,
    size_bytes: sizeBytes,
    state: 'receiving',
    problem: null,
    detail: '',
    sent_by: operator.email,
  })
  if ((await findFreeBytes(dir)) < 3 * sizeBytes + spareBytes) {
    await forgetUpload(dir)
    throw new CallError('storage_full')
  }
  await writeFile(uploadFile(dir), '', { mode: 0o600 })
  await recordAction(ctx, {
    action: 'upload_backup',
    operator,
    ip,
    details: { name: shown, size_bytes: sizeBytes },
  })
  return id
}

export async function getBackupUpload(ctx: UploadContext, id: string): Promise<BackupUpload> {
  await requireEmptyServer(ctx)
  const upload = await findUpload(ctx.deployment.backups.dir)
  // One that was no backup is sent as a new one.
  if (upload?.id !== id || upload.state === 'failed') throw new CallError('not_found')
  return upload
}

/** By this process: two senders of one file must not mix. */
let isBusy = false

/** Goes on at the offset; returns how much there is. With the last piece it is unpacked. */
export async function writeBackupUpload(
  ctx: UploadContext & Pick<Context, 'jobs' | 'nodes'>,
  id: string,
  { offset, body, maxBytes }: { offset: number; body: AsyncIterable<Buffer>; maxBytes: number },
): Promise<number> {
  const upload = await getBackupUpload(ctx, id)
  if (offset !== upload.received_bytes || upload.state !== 'receiving' || isBusy)
    throw new CallError('conflict')
  isBusy = true
  try {
    const most = Math.min(maxBytes, upload.size_bytes - offset)
    const received = offset + (await append(uploadFile(ctx.deployment.backups.dir), { offset, most, body }))
    if (received < upload.size_bytes) return received
    await writeUploadNote(ctx.deployment.backups.dir, { ...upload, state: 'unpacking' })
    await ctx.db.transaction(tx => ctx.jobs.add(tx, unpackBackupJob, { id }, ctx.nodes.site))
    return received
  } finally {
    isBusy = false
  }
}

export async function dropBackupUpload(ctx: UploadContext, id: string): Promise<void> {
  const upload = await getBackupUpload(ctx, id)
  if (upload.state === 'unpacking') throw new CallError('conflict')
  await forgetUpload(ctx.deployment.backups.dir)
}

async function append(
  path: string,
  { offset, most, body }: { offset: number; most: number; body: AsyncIterable<Buffer> },
): Promise<number> {
  const file = await open(path, 'r+')
  let bytes = 0
  try {
    for await (const chunk of body) {
      if (bytes + chunk.length > most) throw new CallError('payload_too_large')
      await writeWhole(file, chunk, offset + bytes)
      bytes += chunk.length
    }
    await file.sync()
    return bytes
  } catch (error) {
    throw isDiskFull(error) ? new CallError('storage_full') : error
  } finally {
    await file.close()
  }
}
