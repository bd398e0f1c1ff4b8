import { refreshSearchWords } from '../../catalogue/event-search/index.ts'
import { clearByHand, forgetRemoved, lockCodeEvents } from '../../catalogue/events/index.ts'
import { touchChannel } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { type Comparison, compareChannel } from './compare-channel.ts'
import type { Difference } from './diff-channels.ts'
import { ChannelFileError } from './files/channel-file-error.ts'
import { type PreparedImage, prepareImages } from './files/prepare-images.ts'
import { kinds } from './kinds/kinds.ts'
import type { LoadedChannel } from './load-channel.ts'
import { lockChannel, replaceHosts } from './rows/channel-code-store.ts'
import { listImageHashes } from './rows/channel-image-store.ts'
import { type ListTable, tables } from './rows/channel-rows-store.ts'
import { renameEntries } from './rows/rename-entries.ts'
import { writeChannel } from './rows/write-channel.ts'

export interface Applied {
  channelId: number
  changed: boolean
  created: boolean
  /** What was changed; empty for a new channel. */
  differences: Difference[]
  /** What the files say otherwise, and a person's word stands. */
  kept: Difference[]
}

/** Makes the stored channel equal to its files, wholly or not at all. */
export async function applyChannel(
  ctx: Pick<Context, 'db' | 'now'>,
  loaded: LoadedChannel,
  { mustBeNew = false } = {},
): Promise<Applied> {
  const early = await prepareEarly(ctx.db, loaded)
  return ctx.db.transaction(async tx => {
    const key = loaded.document.channel.channel_key
    await lockCodeEvents(tx, key)
    const { id, created } = await lockChannel(tx, key)
    if (mustBeNew && !created) throw new ChannelFileError([], `There is a channel ${key} already.`)
    return applyLocked(tx, ctx.now(), loaded, early, { id, created })
  })
}

/** Before the transaction: encoding may take longer than one may hold the channel. */
export async function prepareEarly(
  db: Db,
  { document, images }: Pick<LoadedChannel, 'document' | 'images'>,
): Promise<PreparedImage[]> {
  const hashes = await listImageHashes(db, document.channel.channel_key)
  return prepareImages(images.filter(image => hashes.get(image.path) !== image.hash))
}

/** Within a transaction that holds the channel and the games of its files. */
export async function applyLocked(
  tx: Tx,
  now: Date,
  loaded: LoadedChannel,
  early: PreparedImage[],
  { id: channelId, created, isPreview = false }: { id: number; created: boolean; isPreview?: boolean },
): Promise<Applied> {
  const { document, images } = loaded
  const compared = created ? undefined : await compareChannel(tx, channelId, document, now)
  const { differences = [], kept = [], agreed = [] } = compared ?? {}
  await clearByHand(tx, channelId, agreed)
  if (document.events)
    await forgetRemoved(
      tx,
      channelId,
      document.events.map(({ alias }) => alias),
    )
  if (compared && differences.length === 0) return { channelId, changed: false, created, differences, kept }

  await takeHosts(tx, channelId, loaded)
  const missing = images.filter(image => compared?.stored.images[image.path] !== image.hash)
  if (compared) await renameEntries(tx, channelId, compared.renames)
  const prepared = await completePrepared(early, missing)
  const { wanted = document, needed = [] } = compared ?? {}
  await writeChannel(tx, channelId, wanted, prepared, idsByTable(needed), { now, isPreview })
  if (!created) {
    if (differences.some(isAboutNames)) await refreshSearchWords(tx, channelId)
    // A preview must not block operators who change games.
    if (!isPreview) await touchChannel(tx, channelId)
  }
  return { channelId, changed: true, created, differences, kept }
}

function idsByTable(needed: Comparison['needed']): Map<ListTable, number[]> {
  const byList = Map.groupBy(needed, ({ list }) => list)
  return new Map(
    [...byList].flatMap(([list, rows]) => {
      const table = list === 'images' ? tables.images : kinds[list].table
      return table ? [[table, rows.map(({ id }) => id)]] : []
    }),
  )
}

/** Events are found by the names of teams, schools, sports and venues. */
function isAboutNames({ path }: Difference): boolean {
  return /^(?:sports|locations|schools)\b/.test(path)
}

async function takeHosts(
  tx: Tx,
  channelId: number,
  { document, hostPositions }: LoadedChannel,
): Promise<void> {
  const taken = await replaceHosts(tx, channelId, document.channel.hosts)
  if (taken.length === 0) return
  throw new ChannelFileError(
    taken.map(({ host, channel_key }) => ({
      ...(hostPositions.get(host) ?? { file: 'channel.yaml', line: 1, column: 1 }),
      message: `expected a host that is free, found ${host}, which shows the channel ${channel_key}`,
      code: 'taken' as const,
    })),
  )
}

/** Somebody else may have taken away a picture after it was found stored. */
async function completePrepared(early: PreparedImage[], missing: LoadedChannel['images']) {
  const isReady = new Set(early.map(image => image.source.path))
  return [...early, ...(await prepareImages(missing.filter(image => !isReady.has(image.path))))]
}
