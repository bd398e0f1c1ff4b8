import { contentKinds, contentStates } from '@grandstand/contract'
import { and, asc, desc, eq, isNull, lt, sql, TransactionRollbackError } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { sqlState } from '../../db/sql-state.ts'
import {
  contentChanges,
  contentPictures,
  contentPreviews,
  contentRevisions,
  slides,
} from '../../db/tables.ts'

const base = {
  id: z.int(),
  kind: z.enum(contentKinds),
  key: z.string(),
  base_version: z.string().nullable(),
  operator_email: z.string(),
  changed_at: z.coerce.date(),
}
const changeRow = z.discriminatedUnion('change', [
  z.object({ ...base, change: z.literal('keep'), value: z.record(z.string(), z.unknown()) }),
  z.object({ ...base, change: z.literal('remove') }),
  z.object({ ...base, change: z.literal('order'), value: z.array(z.string()) }),
])
export type ChangeRow = z.infer<typeof changeRow>

/** Writers of a channel's draft wait for each other, across processes. */
export async function lockDraft(tx: Tx, channelId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('content_draft'), ${channelId})`)
}

/** Of the whole draft, of a kind, or of an item. */
export async function listChanges(
  db: Db | Tx,
  channelId: number,
  { kind, key }: { kind?: string; key?: string | undefined } = {},
): Promise<ChangeRow[]> {
  const rows = await db
    .select()
    .from(contentChanges)
    .where(
      and(
        eq(contentChanges.channel_id, channelId),
        kind === undefined ? undefined : eq(contentChanges.kind, kind),
        key === undefined ? undefined : eq(contentChanges.key, key),
      ),
    )
    .orderBy(asc(contentChanges.id))
    .limit(5_000)
  return z.array(changeRow).parse(rows)
}

/** In the draft. */
export function countDraftChanges(db: Db, channelId: number): Promise<number> {
  return db.$count(contentChanges, eq(contentChanges.channel_id, channelId))
}

export type NewChange = Pick<ChangeRow, 'kind' | 'key' | 'base_version' | 'operator_email' | 'changed_at'> & {
  change: ChangeRow['change']
  value: unknown
}

export async function upsertChange(tx: Tx, channelId: number, row: NewChange): Promise<void> {
  const { change, value, base_version, operator_email, changed_at } = row
  await tx
    .insert(contentChanges)
    .values({ channel_id: channelId, ...row })
    .onConflictDoUpdate({
      target: [contentChanges.channel_id, contentChanges.kind, contentChanges.key],
      set: { change, value, base_version, operator_email, changed_at },
    })
}

/** Of a publication that is taken back: what was changed since then stays as it is. */
export async function restoreChanges(tx: Tx, channelId: number, rows: readonly NewChange[]): Promise<void> {
  if (rows.length === 0) return
  await tx
    .insert(contentChanges)
    .values(
      rows.map(({ kind, key, change, value, base_version, operator_email, changed_at }) => ({
        channel_id: channelId,
        kind,
        key,
        change,
        value,
        base_version,
        operator_email,
        changed_at,
      })),
    )
    .onConflictDoNothing()
}

/** False: there was none. */
export async function deleteChange(tx: Tx, channelId: number, kind: string, key: string): Promise<boolean> {
  const rows = await tx
    .delete(contentChanges)
    .where(
      and(
        eq(contentChanges.channel_id, channelId),
        eq(contentChanges.kind, kind),
        eq(contentChanges.key, key),
      ),
    )
    .returning({ id: contentChanges.id })
  return rows.length > 0
}

export async function deleteDraft(tx: Tx, channelId: number): Promise<void> {
  await tx.delete(contentChanges).where(eq(contentChanges.channel_id, channelId))
  await tx.delete(contentPictures).where(eq(contentPictures.channel_id, channelId))
}

export async function insertPicture(
  tx: Tx,
  channelId: number,
  row: { path: string; hash: string; operator_email: string; added_at: Date },
): Promise<void> {
  await tx
    .insert(contentPictures)
    .values({ channel_id: channelId, ...row })
    .onConflictDoNothing()
}

/** The hash of one that was sent, by its path. */
export async function findPicture(db: Db, channelId: number, path: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: contentPictures.hash })
    .from(contentPictures)
    .where(and(eq(contentPictures.channel_id, channelId), eq(contentPictures.path, path)))
  return row?.hash
}

export async function findSlideId(tx: Tx, channelId: number, alias: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: slides.id })
    .from(slides)
    .where(and(eq(slides.channel_id, channelId), eq(slides.alias, alias)))
  return row?.id
}

/** The hash of each picture of the draft, by path. */
export async function listPictures(db: Db | Tx, channelId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ path: contentPictures.path, hash: contentPictures.hash })
    .from(contentPictures)
    .where(eq(contentPictures.channel_id, channelId))
    .limit(5_000)
  return new Map(rows.map(({ path, hash }) => [path, hash]))
}

const revisionChange = z.object({
  kind: z.enum(contentKinds),
  key: z.string(),
  name: z.string(),
  state: z.enum([...contentStates, 'reordered']),
})
export type RevisionChange = z.infer<typeof revisionChange> & { row: ChangeRow }

export async function insertRevision(
  tx: Tx,
  channelId: number,
  row: {
    operator_email: string
    published_at: Date
    changes: RevisionChange[]
    before: object
    after_version: string
  },
): Promise<number> {
  const [made] = await tx
    .insert(contentRevisions)
    .values({ channel_id: channelId, ...row })
    .returning({ id: contentRevisions.id })
  if (!made) throw new Error('The revision was not written')
  return made.id
}

/** The last ones, newest first. */
export async function listRevisions(db: Db, channelId: number) {
  const { before, after_version, channel_id, ...columns } = contentRevisions
  const rows = await db
    .select({
      id: columns.id,
      operator_email: columns.operator_email,
      published_at: columns.published_at,
      taken_back_at: columns.taken_back_at,
      changes: columns.changes,
    })
    .from(contentRevisions)
    .where(eq(channel_id, channelId))
    .orderBy(desc(columns.id))
    .limit(20)
  return rows.map(row => ({ ...row, changes: z.array(revisionChange).parse(row.changes) }))
}

/** The last that stands. */
export async function findLastRevision(tx: Tx, channelId: number) {
  const [row] = await tx
    .select()
    .from(contentRevisions)
    .where(and(eq(contentRevisions.channel_id, channelId), isNull(contentRevisions.taken_back_at)))
    .orderBy(desc(contentRevisions.id))
    .limit(1)
  if (!row) return undefined
  const changes = z.array(z.object({ row: changeRow })).parse(row.changes)
  return { ...row, rows: changes.map(change => change.row) }
}

export async function hasRevision(db: Db, channelId: number, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: contentRevisions.id })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.channel_id, channelId), eq(contentRevisions.id, id)))
  return rows.length > 0
}

export async function markTakenBack(tx: Tx, channelId: number, id: number, at: Date): Promise<void> {
  await tx
    .update(contentRevisions)
    .set({ taken_back_at: at })
    .where(and(eq(contentRevisions.channel_id, channelId), eq(contentRevisions.id, id)))
}

/** Only the last few can be gone back to: each holds a whole channel. */
export async function deleteOldRevisions(tx: Tx, channelId: number, newest: number): Promise<void> {
  const [oldest] = await tx
    .select({ id: contentRevisions.id })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.channel_id, channelId), lt(contentRevisions.id, newest)))
    .orderBy(desc(contentRevisions.id))
    .offset(19)
    .limit(1)
  if (!oldest) return
  await tx
    .delete(contentRevisions)
    .where(and(eq(contentRevisions.channel_id, channelId), lt(contentRevisions.id, oldest.id)))
}

const typedItem = z.object({
  kind: z.enum(contentKinds),
  key: z.string(),
  value: z.record(z.string(), z.unknown()),
  typed_at: z.date(),
})
export type TypedItem = z.infer<typeof typedItem>

export async function keepTyped(
  tx: Tx,
  channelId: number,
  operatorId: number,
  typed: TypedItem,
): Promise<void> {
  await tx
    .insert(contentPreviews)
    .values({ channel_id: channelId, operator_id: operatorId, ...typed })
    .onConflictDoUpdate({ target: [contentPreviews.channel_id, contentPreviews.operator_id], set: typed })
}

export async function findTyped(
  tx: Tx,
  channelId: number,
  operatorId: number,
): Promise<TypedItem | undefined> {
  const [row] = await tx
    .select()
    .from(contentPreviews)
    .where(and(eq(contentPreviews.channel_id, channelId), eq(contentPreviews.operator_id, operatorId)))
  return row && typedItem.parse(row)
}

/** Shorter than the second after which the database looks for a deadlock: the other transaction always goes on. */
export async function limitLockWait(tx: Tx): Promise<void> {
  await tx.execute(sql`set local lock_timeout = '800ms'`)
}

const lockNotAvailable = '55P03'

export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === lockNotAvailable
}

/** Runs `work` in a transaction, rolls it back and returns what `work` made. */
export async function runAndRollBack<Made>(db: Db, work: (tx: Tx) => Promise<Made>): Promise<Made> {
  const made: Made[] = []
  try {
    await db.transaction(async tx => {
      made.push(await work(tx))
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  const [answer] = made
  if (answer === undefined) throw new Error('The work made nothing')
  return answer
}
