import type { ServerState } from '@grandstand/contract'
import type { Context } from '../../context/context.ts'
import { findFreeBytes } from '../../runtime/find-free-bytes.ts'
import { placeOf } from './place-of.ts'
import { storagePurpose } from './read-storage.ts'
import { listStorageRows, type StorageRow } from './storage-store.ts'

type StorageContext = Pick<Context, 'db' | 'deployment' | 'sealer'>
type Described = Omit<ServerState['storage'], 'free_bytes' | 'former'>

const nobody = { set_by: null, set_at: null, is_lost: false }

/** Where finished recordings go, who said so, and where those of before are. */
export async function describeStorage(ctx: StorageContext): Promise<ServerState['storage']> {
  const { storage: fixed, dataDir } = ctx.deployment
  const [rows, free_bytes] = await Promise.all([listStorageRows(ctx.db), findFreeBytes(dataDir)])
  const former = fixed ? [] : rows.filter(({ is_current }) => !is_current)
  return { ...describeCurrent(ctx, rows), free_bytes, former: former.map(row => describeFormer(ctx, row)) }
}

function describeCurrent(ctx: StorageContext, rows: readonly StorageRow[]): Described {
  const { storage: fixed } = ctx.deployment
  if (fixed) {
    const { kind, place, keepsLocal: keeps_local } = fixed
    return { source: 'environment', kind, place, keeps_local, ...nobody }
  }
  const row = rows.find(({ is_current }) => is_current)
  if (!row) return { source: 'none', kind: 'local', place: null, keeps_local: true, ...nobody }
  const { keeps_local, set_by, set_at } = row
  return {
    source: 'studio',
    ...describePlace(row),
    keeps_local,
    set_by,
    set_at: set_at.toISOString(),
    is_lost: isLost(ctx, row),
  }
}

function describeFormer(ctx: StorageContext, row: StorageRow) {
  return { id: row.id, ...describePlace(row), set_at: row.set_at.toISOString(), is_lost: isLost(ctx, row) }
}

function describePlace(row: StorageRow): { kind: 'disk' | 's3'; place: string } {
  const kind = row.kind === 'disk' ? 'disk' : 's3'
  return { kind, place: placeOf({ ...row, kind }) }
}

/** A folder needs none. */
const isLost = ({ sealer }: StorageContext, { kind, sealed_secret }: StorageRow) =>
  kind === 's3' && sealer.open(storagePurpose, sealed_secret) === null
