import type { z } from 'zod'
import { listCodeEvents, listStudioEvents } from '../../../catalogue/events/index.ts'
import { channelSettings } from '../../../context/channel-settings.ts'
import type { Db, Tx } from '../../../db/connection.ts'
import { type ChannelDocument, channelFiles } from '../files/channel-document.ts'
import { aliasedTables } from './aliased-tables.ts'
import { findColors, getChannelRow, listHosts } from './channel-code-store.ts'
import { type ListTable, listRows, type RowKey, tables } from './channel-rows-store.ts'
import { readEvents } from './read-events.ts'
import type { Renames } from './rename-entries.ts'
import * as stored from './stored-rows.ts'

/** The stored channel, with what operators made, in the same shape as its files give; with their games where they are asked for. */
export function readChannel(db: Db, channelId: number, { withGames = false } = {}): Promise<ChannelDocument> {
  return db.transaction(tx => readChannelRows(tx, channelId, { withOperators: true, withGames }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  })
}

interface Reading {
  /** The aliases that things shall have. */
  renames?: Renames
  withOperators?: boolean
  /** Also the games that operators made, which the files may name but do not keep. */
  withGames?: boolean
}

export async function readChannelRows(
  tx: Tx,
  channelId: number,
  { renames = new Map(), withOperators = false, withGames = false }: Reading,
): Promise<ChannelDocument> {
  const names = new Map([...renames].map(([list, each]) => [aliasedTables[list], each]))
  const list = async <Row extends z.ZodType>(table: ListTable, row: Row, orderBy: RowKey = 'position') => {
    const rows = await listRows(tx, channelId, table, row, { orderBy, withOperators })
    return rows.map(each => rename(each, names.get(table)))
  }
  // Of what operators sent, only the pictures that games have count: see below.
  const allImages = await listRows(tx, channelId, tables.images, stored.imageRow, {
    orderBy: 'path',
    withOperators: true,
    withRetired: true,
  })
  const images = allImages.filter(image => image.is_of_files && image.retired_at === undefined)
  const sports = await list(tables.eventCategories, stored.sportRow)
  const locations = await list(tables.eventLocations, stored.locationRow)
  const schools = await list(tables.participantGroups, stored.schoolRow)
  const teams = await list(tables.participants, stored.teamRow)

  const picture = nameById(images, image => image.path)
  const sport = nameById(sports, row => row.alias)
  const location = nameById(locations, row => row.alias)
  const team = nameById(teams, row => row.alias)
  const school = nameById(schools, row => row.alias)
  const slidable: Record<string, (id: number | undefined) => string | undefined> = {
    category: sport,
    participant: team,
    group: school,
  }
  const pages = await list(tables.pages, stored.pageRow)
  const bodies = new Map(pages.map(page => [page.url, page.body]))
  const menu = await list(tables.menuItems, stored.menuRow)
  const faq = await list(tables.faqEntries, stored.faqRow)
  const slides = await list(tables.slides, stored.slideRow)
  const packages = await list(tables.packages, stored.packageRow)
  const subscriptions = await list(tables.subscriptions, stored.subscriptionRow)
  const gamePrices = await list(tables.gamePrices, stored.gamePriceRow)
  const coupons = await list(tables.coupons, stored.couponRow)
  const prerolls = await list(tables.prerolls, stored.prerollRow)
  const libraryCategories = await list(tables.vodMediaCategories, stored.libraryCategoryRow)
  const libraryItems = await list(tables.vodMediaItems, stored.libraryItemRow)
  const libraryRails = await list(tables.vodMediaRails, stored.libraryRailRow)
  const forms = await list(tables.customForms, stored.formRow)
  const packageName = nameById(packages, row => row.alias)
  const subscriptionName = nameById(subscriptions, row => row.alias)
  const libraryCategory = nameById(libraryCategories, row => row.alias)
  const libraryItem = nameById(libraryItems, row => row.alias)

  const schoolEntries = channelFiles['schools.yaml'].parse(
    schools.map(({ image_id, ...row }) => ({
      ...contentOf(row),
      image: picture(image_id),
      teams: teams
        .filter(team => team.group_id === row.id)
        .map(({ group_id, image_ids, category_id, ...team }) => ({
          ...contentOf(team),
          images: image_ids.map(picture),
          sport: sport(category_id),
        })),
    })),
  )
  const kept = await listCodeEvents(tx, channelId)
  const made = withGames ? await listMadeGames(tx, channelId, kept) : []
  const games = readEvents(
    [...kept, ...made].toSorted((a, b) => (a.alias < b.alias ? -1 : 1)),
    schoolEntries,
    { team, sport, location, picture: nameById(allImages, image => image.path) },
  )
  const shown = new Set(games.map(({ image }) => image))
  const gameImages = withOperators ? allImages.filter(({ path }) => shown.has(path)) : []

  return {
    channel: await readChannelFile(tx, channelId),
    menu: channelFiles['menu.yaml'].parse(
      menu
        .filter(entry => entry.parent_id === undefined)
        .map(entry => ({
          ...contentOf(entry),
          children: menu.filter(child => child.parent_id === entry.id).map(contentOf),
        })),
    ),
    pages: channelFiles['pages.yaml']
      .parse(pages.map(({ body, ...page }) => contentOf(page)))
      .map(page => ({ ...page, body: bodies.get(page.url) ?? {} })),
    faq: channelFiles['faq.yaml'].parse(faq.map(contentOf)),
    slides: channelFiles['slides.yaml'].parse(
      slides.map(({ slidable_type, slidable_id, image_id, link_url, link_label, ...slide }) => ({
        ...contentOf(slide),
        on: slidable_type === 'main' ? 'main' : { [slidable_type]: slidable[slidable_type]?.(slidable_id) },
        image: picture(image_id),
        link: link_url === undefined ? undefined : { url: link_url, label: link_label },
      })),
    ),
    sports: channelFiles['sports.yaml'].parse(
      nest(sports, ({ image_id, ...row }) => ({ ...contentOf(row), image: picture(image_id) })),
    ),
    locations: channelFiles['locations.yaml'].parse(locations.map(contentOf)),
    schools: schoolEntries,
    products: channelFiles['products.yaml'].parse({
      packages: packages.map(({ event_category_ids, ...row }) => ({
        ...contentOf(row),
        event_categories: event_category_ids.map(sport),
      })),
      subscriptions: subscriptions.map(contentOf),
      game_prices: gamePrices.map(({ event_category_id, group_id, ...row }) => ({
        ...contentOf(row),
        school: school(group_id),
        sport: sport(event_category_id),
      })),
      coupons: coupons.flatMap(({ package_ids, subscription_ids, valid_from, valid_until, ...row }) => {
        const named = [...package_ids.map(packageName), ...subscription_ids.map(subscriptionName)]
        const products = named.filter(alias => alias !== undefined)
        // Without the products that have left the channel it would be of all that are there.
        if (named.length > 0 && products.length === 0) return []
        return {
          code: row.code,
          percent: row.percent,
          amount: row.amount,
          products,
          from: valid_from?.toISOString(),
          until: valid_until?.toISOString(),
          limit: row.max_uses,
          per_user: row.max_uses_per_user,
        }
      }),
    }),
    prerolls: channelFiles['prerolls.yaml'].parse(
      prerolls.map(({ event_category_ids, location_id, ...row }) => ({
        ...contentOf(row),
        location: location(location_id),
        event_categories: event_category_ids.map(sport),
      })),
    ),
    library: channelFiles['library.yaml'].parse({
      categories: libraryCategories.map(contentOf),
      items: libraryItems.map(
        ({ category_ids, image_id, preview_id, package_ids, subscription_ids, ...row }) => ({
          ...contentOf(row),
          products: [...package_ids.map(packageName), ...subscription_ids.map(subscriptionName)],
          categories: category_ids.map(libraryCategory),
          image: picture(image_id),
          preview: picture(preview_id),
        }),
      ),
      rails: libraryRails.map(({ vod_media_item_ids, ...row }) => ({
        ...contentOf(row),
        items: vod_media_item_ids.map(libraryItem),
      })),
    }),
    forms: channelFiles['forms.yaml'].parse(forms.map(contentOf)),
    // A folder without games has no file of them.
    events: games.length === 0 ? undefined : games,
    images: Object.fromEntries([...images, ...gameImages].map(image => [image.path, image.source_hash])),
  }
}

function rename<Row>(row: Row, names: ReadonlyMap<string, string> | undefined): Row {
  const hasAlias = typeof row === 'object' && row !== null && 'alias' in row && typeof row.alias === 'string'
  const alias = hasAlias ? names?.get(String(row.alias)) : undefined
  return alias === undefined ? row : { ...row, alias }
}

async function readChannelFile(tx: Tx, channelId: number): Promise<ChannelDocument['channel']> {
  const { channel_key, settings } = await getChannelRow(tx, channelId)
  const blocks = await listRows(tx, channelId, tables.staticBlocks, stored.blockRow, { orderBy: 'alias' })
  return channelFiles['channel.yaml'].parse({
    ...channelSettings.parse(settings),
    channel_key,
    hosts: await listHosts(tx, channelId),
    colors: { web: await findColors(tx, channelId, 'web') },
    static_blocks: Object.fromEntries(blocks.map(block => [block.alias, block.body])),
  })
}

function contentOf(row: Record<string, unknown>): Record<string, unknown> {
  const { id, channel_id, position, parent_id, vod_media_item_id, video_id, ...content } = row
  return content
}

interface NestedRow {
  id: number
  parent_id?: number | undefined
}

function nest<Row extends NestedRow>(
  rows: Row[],
  content: (row: Row) => object,
  parentId?: number,
): object[] {
  return rows
    .filter(row => row.parent_id === parentId)
    .map(row => ({ ...content(row), children: nest(rows, content, row.id) }))
}

function nameById<Row extends { id: number }>(rows: Row[], name: (row: Row) => string) {
  const names = new Map(rows.map(row => [row.id, name(row)]))
  return (id: number | undefined) => (id === undefined ? undefined : names.get(id))
}

/** Without those whose name the files now use for another. */
async function listMadeGames(tx: Tx, channelId: number, kept: readonly { alias: string }[]) {
  const names = new Set(kept.map(({ alias }) => alias))
  return (await listStudioEvents(tx, channelId)).filter(({ alias }) => !names.has(alias))
}
