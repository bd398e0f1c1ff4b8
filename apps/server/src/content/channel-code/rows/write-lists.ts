import type { ChannelDocument } from '../files/channel-document.ts'
import { flattenSports } from '../files/flatten-sports.ts'
import { tables } from './channel-rows-store.ts'
import { getId, type Ids } from './get-id.ts'
import type { RowWriter } from './row-writer.ts'

/** The lists in the order in which they refer to each other. The ids of what games refer to. */
export async function writeLists(
  write: RowWriter['write'],
  document: ChannelDocument,
  images: Ids,
): Promise<{ sports: Ids; locations: Ids; teams: Ids }> {
  const imageId = (path: string | undefined) => (path === undefined ? null : getId(images, path))
  const sports = await writeSports(write, document.sports, imageId)
  const categoryIds = (aliases: string[]) => aliases.map(alias => getId(sports, alias))

  const locations = await write(
    'locations.yaml',
    tables.eventLocations,
    'alias',
    document.locations.map((location, position) => ({ ...location, position })),
  )
  const schools = await write(
    'schools.yaml',
    tables.participantGroups,
    'alias',
    document.schools.map(({ teams, image, ...school }, position) => ({
      ...school,
      position,
      image_id: imageId(image),
    })),
  )
  const teams = await write(
    'schools.yaml',
    tables.participants,
    'alias',
    document.schools
      .flatMap(school => school.teams.map(team => ({ team, school })))
      .map(({ team: { images: paths, sport, ...team }, school }, position) => ({
        ...team,
        position,
        group_id: getId(schools, school.alias),
        image_ids: paths.map(path => getId(images, path)),
        category_id: getId(sports, sport),
      })),
  )
  await write(
    'slides.yaml',
    tables.slides,
    'alias',
    document.slides.map(({ on, image, link, ...slide }, position) => ({
      ...slide,
      position,
      ...findSlidable(on, { sports, teams, schools }),
      image_id: imageId(image),
      link_url: link?.url ?? null,
      link_label: link?.label ?? null,
    })),
  )
  await write(
    'products.yaml',
    tables.gamePrices,
    'position',
    document.products.game_prices.map(({ school, sport, ...price }, position) => ({
      ...price,
      position,
      event_category_id: sport === undefined ? null : getId(sports, sport),
      group_id: school === undefined ? null : getId(schools, school),
    })),
  )
  const packages = await write(
    'products.yaml',
    tables.packages,
    'alias',
    document.products.packages.map(({ event_categories, ...product }, position) => ({
      ...product,
      position,
      event_category_ids: categoryIds(event_categories),
    })),
  )
  const subscriptions = await write(
    'products.yaml',
    tables.subscriptions,
    'alias',
    document.products.subscriptions.map((product, position) => ({ ...product, position })),
  )
  await write(
    'products.yaml',
    tables.coupons,
    'code',
    document.products.coupons.map(({ products, from, until, limit, per_user, ...coupon }, position) => ({
      ...coupon,
      position,
      package_ids: products.flatMap(alias => packages.get(alias) ?? []),
      subscription_ids: products.flatMap(alias => subscriptions.get(alias) ?? []),
      // Rows travel as JSON.
      valid_from: from === undefined ? null : new Date(from),
      valid_until: until === undefined ? null : new Date(until),
      max_uses: limit ?? null,
      max_uses_per_user: per_user ?? null,
      is_of_files: true,
    })),
  )
  const library = await writeLibrary(write, document.library, { imageId, packages, subscriptions })
  await writeMenu(write, document.menu, library)
  await write(
    'pages.yaml',
    tables.pages,
    'url',
    document.pages.map((page, position) => ({ ...page, position })),
  )
  await write(
    'faq.yaml',
    tables.faqEntries,
    'position',
    document.faq.map((entry, position) => ({ ...entry, position })),
  )
  await write(
    'prerolls.yaml',
    tables.prerolls,
    'alias',
    document.prerolls.map(({ event_categories, location, ...preroll }, position) => ({
      ...preroll,
      position,
      location_id: location === undefined ? null : getId(locations, location),
      event_category_ids: categoryIds(event_categories),
    })),
  )
  await write(
    'forms.yaml',
    tables.customForms,
    'alias',
    document.forms.map((form, position) => ({ ...form, position })),
  )
  return { sports, locations, teams }
}

async function writeSports(
  write: RowWriter['write'],
  sports: ChannelDocument['sports'],
  imageId: (path: string | undefined) => number | null,
): Promise<Ids> {
  const flat = flattenSports(sports).map((each, position) => ({ ...each, position }))
  const deepest = Math.max(0, ...flat.map(each => each.depth))
  const ids: Ids = new Map()
  for (let depth = 0; depth <= deepest; depth += 1) {
    const rows = flat
      .filter(each => each.depth === depth)
      .map(({ sport: { children, image, ...sport }, parent, position }) => ({
        ...sport,
        scoring: sport.scoring ?? null,
        position,
        parent_id: parent ? getId(ids, parent.alias) : null,
        image_id: imageId(image),
      }))
    for (const [alias, id] of await write('sports.yaml', tables.eventCategories, 'alias', rows))
      ids.set(alias, id)
  }
  return ids
}

/** The ids of the items. */
async function writeLibrary(
  write: RowWriter['write'],
  { categories, items, rails }: ChannelDocument['library'],
  {
    imageId,
    packages,
    subscriptions,
  }: { imageId: (path: string | undefined) => number | null; packages: Ids; subscriptions: Ids },
): Promise<Ids> {
  const file = 'library.yaml'
  const categoryIds = await write(
    file,
    tables.vodMediaCategories,
    'alias',
    categories.map((category, position) => ({ ...category, position })),
  )
  const itemIds = await write(
    file,
    tables.vodMediaItems,
    'alias',
    items.map(({ categories: aliases, image, preview, products, ...item }, position) => ({
      ...item,
      position,
      category_ids: aliases.map(alias => getId(categoryIds, alias)),
      image_id: imageId(image),
      preview_id: imageId(preview),
      package_ids: products.flatMap(alias => packages.get(alias) ?? []),
      subscription_ids: products.flatMap(alias => subscriptions.get(alias) ?? []),
    })),
  )
  await write(
    file,
    tables.vodMediaRails,
    'alias',
    rails.map(({ items: aliases, ...rail }, position) => ({
      ...rail,
      position,
      vod_media_item_ids: aliases.map(alias => getId(itemIds, alias)),
    })),
  )
  return itemIds
}

/** Positions count through the whole menu, each entry before its children. */
async function writeMenu(
  write: RowWriter['write'],
  menu: ChannelDocument['menu'],
  library: Ids,
): Promise<void> {
  let next = 0
  const place = <Entry extends { type: string; alias?: string | undefined }>(entry: Entry) => ({
    ...entry,
    position: next++,
    vod_media_item_id: entry.type === 'vod' && entry.alias ? getId(library, entry.alias) : null,
  })
  const placed = menu.map(({ children, ...entry }) => ({
    entry: place(entry),
    children: children.map(place),
  }))
  const ids = await write(
    'menu.yaml',
    tables.menuItems,
    'position',
    placed.map(({ entry }) => ({ ...entry, parent_id: null })),
  )
  await write(
    'menu.yaml',
    tables.menuItems,
    'position',
    placed.flatMap(({ entry, children }) =>
      children.map(child => ({ ...child, parent_id: getId(ids, String(entry.position)) })),
    ),
  )
}

function findSlidable(
  on: ChannelDocument['slides'][number]['on'],
  ids: { sports: Ids; teams: Ids; schools: Ids },
): { slidable_type: string; slidable_id: number | null } {
  if (on === 'main') return { slidable_type: 'main', slidable_id: null }
  if ('category' in on) return { slidable_type: 'category', slidable_id: getId(ids.sports, on.category) }
  if ('participant' in on)
    return { slidable_type: 'participant', slidable_id: getId(ids.teams, on.participant) }
  return { slidable_type: 'group', slidable_id: getId(ids.schools, on.group) }
}
