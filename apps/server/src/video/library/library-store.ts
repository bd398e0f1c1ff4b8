import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import {
  eventMedia,
  prerolls,
  slides,
  videos,
  vodMediaCategories,
  vodMediaItems,
  vodMediaRails,
} from '../../db/tables.ts'

export interface LibraryFilter {
  categoryId: number | null
  /** Each must be like a word of the title or the description. */
  words: readonly string[]
}

export interface LibraryPage {
  sortField: 'date' | 'title'
  sortDirection: 'asc' | 'desc'
  limit: number
  offset: number
  /** Titles are sorted as they are read. */
  language: string
}

const searched = sql`search_texts(${vodMediaItems.title}) || ' ' || search_texts(${vodMediaItems.description})`

/** With what there is of its video, and whose replay that is. */
const withVideo = {
  ...getTableColumns(vodMediaItems),
  event_id: sql<
    number | null
  >`(select m.event_id from ${eventMedia} m where m.video_id = ${vodMediaItems.video_id} limit 1)`,
  video: {
    id: videos.id,
    duration_ms: videos.duration_ms,
    poster: videos.poster,
    has_preview: videos.has_preview,
  },
}

export async function findLibraryItems(db: Db, channelId: number, filter: LibraryFilter, page: LibraryPage) {
  const where = and(
    eq(vodMediaItems.channel_id, channelId),
    filter.categoryId === null ? undefined : arrayContains(vodMediaItems.category_ids, [filter.categoryId]),
    // A library has hundreds of titles, not millions: no index is worth its upkeep.
    ...filter.words.map(word => sql`search_matches(search_fold(${searched}), search_fold(${word}))`),
  )
  const direction = page.sortDirection === 'asc' ? asc : desc
  const title: SQL = sql`lower(coalesce(${vodMediaItems.title} ->> ${page.language}, search_texts(${vodMediaItems.title})))`
  const [items, totals] = await Promise.all([
    db
      .select(withVideo)
      .from(vodMediaItems)
      .leftJoin(videos, eq(videos.id, vodMediaItems.video_id))
      .where(where)
      .orderBy(
        direction(page.sortField === 'title' ? title : vodMediaItems.date),
        direction(vodMediaItems.id),
      )
      .limit(page.limit)
      .offset(page.offset),
    db.select({ total: count() }).from(vodMediaItems).where(where),
  ])
  return { items, total: totals[0]?.total ?? 0 }
}

export type LibraryRow = Awaited<ReturnType<typeof findLibraryItems>>['items'][number]

export async function findLibraryItem(
  db: Db,
  channelId: number,
  itemId: number,
): Promise<LibraryRow | undefined> {
  const [row] = await db
    .select(withVideo)
    .from(vodMediaItems)
    .leftJoin(videos, eq(videos.id, vodMediaItems.video_id))
    .where(and(eq(vodMediaItems.channel_id, channelId), eq(vodMediaItems.id, itemId)))
  return row
}

/** The games whose replays these videos are. */
export async function listGamesOfVideos(db: Db, channelId: number, videoIds: readonly number[]) {
  if (videoIds.length === 0) return []
  return db
    .select({ event_id: eventMedia.event_id, video_id: eventMedia.video_id })
    .from(eventMedia)
    .where(and(eq(eventMedia.channel_id, channelId), inArray(eventMedia.video_id, [...videoIds])))
}

/** All that rails name, in one read. */
export async function listRailItems(db: Db, channelId: number) {
  const [rails, items] = await Promise.all([
    db
      .select()
      .from(vodMediaRails)
      .where(eq(vodMediaRails.channel_id, channelId))
      .orderBy(asc(vodMediaRails.position)),
    db
      .select(withVideo)
      .from(vodMediaItems)
      .leftJoin(videos, eq(videos.id, vodMediaItems.video_id))
      .where(
        and(
          eq(vodMediaItems.channel_id, channelId),
          sql`${vodMediaItems.id} in (select unnest(${vodMediaRails.vod_media_item_ids}) from ${vodMediaRails} where channel_id = ${channelId})`,
        ),
      ),
  ])
  return { rails, items }
}

export function listVideoSlides(db: Db, channelId: number, limit: number) {
  return db
    .select({ id: slides.id, title: slides.title, video_id: slides.video_id })
    .from(slides)
    .where(and(eq(slides.channel_id, channelId), eq(slides.type, 'video')))
    .orderBy(asc(slides.position))
    .limit(limit)
}

export function listPrerollClips(db: Db, channelId: number, limit: number) {
  return db
    .select({ id: prerolls.id, alias: prerolls.alias, url: prerolls.url, video_id: prerolls.video_id })
    .from(prerolls)
    .where(eq(prerolls.channel_id, channelId))
    .orderBy(asc(prerolls.position))
    .limit(limit)
}

export function listLibraryCategoryRows(db: Db, channelId: number) {
  return db
    .select()
    .from(vodMediaCategories)
    .where(eq(vodMediaCategories.channel_id, channelId))
    .orderBy(asc(vodMediaCategories.position))
}
