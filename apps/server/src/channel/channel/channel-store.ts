import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import type { KeptAccount } from '../../adapters/payments/index.ts'
import type { KeptService } from '../../context/kept-service.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import {
  channelHosts,
  channelServices,
  channels,
  colorSettings,
  faqEntries,
  menuItems,
  pages,
  paymentAccounts,
  prerolls,
  slides,
  staticBlocks,
  videos,
} from '../../db/tables.ts'

export type ChannelRow = Awaited<ReturnType<typeof listChannelRows>>[number]

export function listChannelRows(db: Db | Tx, ids: readonly number[]) {
  return rowsOfChannels(db).execute({ ids })
}

const rowsOfChannels = perDb(db => {
  const { host, position } = channelHosts
  const isThere = sql`filter (where ${host} is not null)`
  const keptAccounts = sql<KeptAccount[]>`coalesce((
    select json_agg(json_build_object('name', a.name, 'publishable_key', a.publishable_key,
      'sealed_secret', a.sealed_secret, 'is_current', a.is_current, 'adds_tax', a.adds_tax,
      'connected_account', a.connected_account) order by a.connected_at)
    from ${paymentAccounts} a where a.channel_id = ${channels.id}), '[]')`
  const services = sql<KeptService[]>`coalesce((
    select json_agg(json_build_object('service', s.service, 'public_id', s.public_id, 'sealed_secret', s.sealed_secret))
    from ${channelServices} s where s.channel_id = ${channels.id}), '[]')`
  const hosts = sql<string[]>`coalesce(array_agg(${host} order by ${position}) ${isThere}, '{}')`
  return db
    .select({ ...getTableColumns(channels), hosts, payment_accounts: keptAccounts, services })
    .from(channels)
    .leftJoin(channelHosts, eq(channelHosts.channel_id, channels.id))
    .where(sql`${channels.id} = any(${sql.placeholder('ids')}::int[])`)
    .groupBy(channels.id)
    .orderBy(asc(channels.id))
    .prepare('channels')
})

/**
 * A JSON object with a stamp for each channel, by its id. A stamp is another after every write to a row that
 * `listChannelRows` reads: PostgreSQL keeps with each row which transaction wrote it, so that no writer can forget to
 * say so.
 */
export async function readChannelStamps(db: Db): Promise<string> {
  const [row] = await stampsOfChannels(db).execute()
  return row?.stamps ?? '{}'
}

/** Every process asks once a second. */
const stampsOfChannels = perDb(db => {
  const stamped = sql`(
    select id, sum(hashtextextended(version, 0)) as stamp
    from (
      select id, 'channel ' || xmin as version from ${channels}
      union all select channel_id, 'host ' || xmin from ${channelHosts}
      union all select channel_id, 'service ' || xmin from ${channelServices}
      union all select channel_id, 'account ' || xmin from ${paymentAccounts}
    ) as versions
    group by id
  ) as stamped`
  return db
    .select({ stamps: sql<string | null>`json_object_agg(id, stamp::text order by id)::text` })
    .from(stamped)
    .prepare('channel_stamps')
})

export function listMenuRows(db: Db, channelId: number) {
  return db
    .select()
    .from(menuItems)
    .where(eq(menuItems.channel_id, channelId))
    .orderBy(asc(menuItems.position))
}

/** Hidden ones are not among them. */
export function listPageRows(db: Db, channelId: number) {
  return db
    .select()
    .from(pages)
    .where(and(eq(pages.channel_id, channelId), eq(pages.hidden, false)))
    .orderBy(asc(pages.position))
}

export function listHiddenPages(db: Db, channelId: number) {
  return db
    .select({ url: pages.url })
    .from(pages)
    .where(and(eq(pages.channel_id, channelId), eq(pages.hidden, true)))
}

export function listFaqRows(db: Db, channelId: number) {
  return db
    .select()
    .from(faqEntries)
    .where(eq(faqEntries.channel_id, channelId))
    .orderBy(asc(faqEntries.position))
}

export function listSlideRows(db: Db, channelId: number) {
  return db
    .select({ slide: slides, has_clip: videos.has_clip })
    .from(slides)
    .leftJoin(videos, eq(videos.id, slides.video_id))
    .where(eq(slides.channel_id, channelId))
    .orderBy(asc(slides.position))
}

export function listStaticBlockRows(db: Db, channelId: number) {
  return db
    .select()
    .from(staticBlocks)
    .where(eq(staticBlocks.channel_id, channelId))
    .orderBy(asc(staticBlocks.id))
}

export function listPrerollNames(db: Db, channelId: number) {
  return db
    .select({ id: prerolls.id, name: prerolls.alias, is_ad: prerolls.is_ad })
    .from(prerolls)
    .where(eq(prerolls.channel_id, channelId))
}

export function listPrerollRows(db: Db, channelId: number) {
  return db
    .select({ preroll: prerolls, has_clip: videos.has_clip })
    .from(prerolls)
    .leftJoin(videos, eq(videos.id, prerolls.video_id))
    .where(eq(prerolls.channel_id, channelId))
    .orderBy(asc(prerolls.position))
}

export async function findColorRow(db: Db | Tx, channelId: number) {
  const rows = await db
    .select()
    .from(colorSettings)
    .where(and(eq(colorSettings.channel_id, channelId), eq(colorSettings.client_interface, 'web')))
  return rows[0]
}

/** The channel has changed, so everything cached of it is made again. */
export async function touchChannel(tx: Tx, channelId: number): Promise<void> {
  await tx
    .update(channels)
    .set({ revision: sql`${channels.revision} + 1` })
    .where(eq(channels.id, channelId))
}
