import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Body, StorageReport, studioCalls } from '@grandstand/contract'
import { openStorage, type StorageTarget } from '../../adapters/storage/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { placeOf } from './place-of.ts'
import { storagePurpose } from './read-storage.ts'
import { holdStorages, insertStorage } from './storage-store.ts'
import { tryStorage } from './try-storage.ts'

type Typed = Body<typeof studioCalls.setStorage>

interface Input {
  session: OperatorSession
  body: Typed
  ip: string
}

/** Tried before it is kept: a replay that was copied nowhere is found out here, not by fans. */
export async function setStorage(
  ctx: Pick<Context, 'db' | 'now' | 'sealer' | 'deployment' | 'storages'>,
  { session: { operator }, body, ip }: Input,
): Promise<StorageReport> {
  if (ctx.deployment.storage !== null) throw new CallError('conflict')
  const target = readTarget(body)
  const unfit = target.kind === 'disk' ? await checkFolder(target.root, ctx.deployment.dataDir) : null
  if (unfit) return { problem: unfit, detail: '' }
  const objects = await openStorage(target)
  const detail = objects && (await tryStorage(objects))
  if (detail) return { problem: 'failed', detail }
  const secret = target.kind === 's3' ? (target.credentials?.secretAccessKey ?? '') : ''
  const row = {
    ...columnsOf(target),
    is_current: true,
    sealed_secret: ctx.sealer.seal(storagePurpose, secret),
    keeps_local: body.keeps_local,
    set_by: operator.email,
    set_at: ctx.now(),
  }
  await ctx.db.transaction(async tx => {
    await holdStorages(tx)
    await insertStorage(tx, row)
    const details = { kind: target.kind, place: placeOf(target) }
    await recordAction({ db: tx, now: ctx.now }, { action: 'set_storage', operator, ip, details })
  })
  ctx.storages.forget()
  return { problem: null, detail: '' }
}

function readTarget({ place }: Typed): StorageTarget {
  if (place.kind === 'disk') return { kind: 'disk', root: resolve(place.root) }
  const { bucket, region, endpoint, key_id: accessKeyId, secret: secretAccessKey } = place
  const prefix = place.prefix.replace(/^\/+|\/+$/g, '').replace(/.$/, '$&/')
  return { kind: 's3', bucket, prefix, region, endpoint, credentials: { accessKeyId, secretAccessKey } }
}

const blank = { root: '', bucket: '', prefix: '', region: '', endpoint: null, key_id: '' }

function columnsOf(target: StorageTarget) {
  const { kind } = target
  if (target.kind === 'disk') return { ...blank, kind, root: target.root }
  const { bucket, prefix, region, endpoint, credentials } = target
  return { ...blank, kind, bucket, prefix, region, endpoint, key_id: credentials?.accessKeyId ?? '' }
}

/** A folder that is made on the wrong disk would fill it up: a disk that is not mounted has none. */
async function checkFolder(root: string, dataDir: string): Promise<'no_folder' | 'inside_data' | null> {
  const data = `${resolve(dataDir)}/`
  if (`${root}/`.startsWith(data) || data.startsWith(`${root}/`)) return 'inside_data'
  const isFolder = await stat(root).then(
    stats => stats.isDirectory(),
    () => false,
  )
  return isFolder ? null : 'no_folder'
}
