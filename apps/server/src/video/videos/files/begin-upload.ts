import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { recordChannelAction } from '../../../channel/audit/index.ts'
import type { Context } from '../../../context/context.ts'
import type { OperatorCall } from '../../../context/operator-session.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { findFreeBytes } from '../../../runtime/find-free-bytes.ts'
import { checkFilesTaken } from './check-files-taken.ts'
import { type OwnerRef, targetOf } from './file-owner.ts'
import { insertFile } from './file-store.ts'

/** Free beside the file itself: its sizes take about as much again, and live games must go on. */
const spareBytes = 2e9
const maxName = 200

export interface NewUpload extends OperatorCall {
  of: OwnerRef
  sizeBytes: number
  name: string
}

/** Returns what the upload is known by. */
export async function beginUpload(
  ctx: Pick<
    Context,
    'db' | 'now' | 'folders' | 'nodes' | 'storages' | 'maxUploadBytes' | 'ffmpeg' | 'isProduction'
  >,
  { channel, session, ip, of, sizeBytes, name }: NewUpload,
): Promise<number> {
  checkFilesTaken(ctx)
  if (sizeBytes > ctx.maxUploadBytes) throw new CallError('payload_too_large')
  const isStored = (await ctx.storages.now()).current !== null
  return ctx.db.transaction(async tx => {
    const made = await insertFile(tx, channel.id, of, {
      name: cleanName(name),
      size_bytes: sizeBytes,
      received_bytes: 0,
      state: 'uploading',
      created_at: ctx.now(),
      site: isStored ? null : ctx.nodes.site,
      stored_parts: isStored ? [] : null,
    })
    if (!made) throw new CallError('not_found')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'upload_replay',
        target: targetOf(of),
        details: { media_file_id: made.id, name: made.name, size_bytes: sizeBytes },
      },
    )
    if (!isStored) await reserveFile(ctx.folders.upload(channel.id, made.id), sizeBytes)
    return made.id
  })
}

/** An empty file to write into, where the disk has room for all of it. */
async function reserveFile(path: string, sizeBytes: number): Promise<void> {
  const dir = dirname(path)
  await mkdir(dir, { recursive: true })
  if ((await findFreeBytes(dir)) >= sizeBytes * 2 + spareBytes) return writeFile(path, '')
  await rm(dir, { recursive: true })
  throw new CallError('storage_full')
}

/** It is shown, and never part of a path. */
function cleanName(name: string): string {
  return (
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, maxName) || 'Video'
  )
}
