import { dateParam } from '@grandstand/contract'
import { z } from 'zod'
import { writtenLibraryAccess } from '../../../context/access-names.ts'
import { imagePath, text } from '../../../context/channel-settings.ts'
import { tables } from '../rows/channel-rows-store.ts'
import { listOf } from './kind.ts'
import { many, one } from './links.ts'
import { aliased, aliasOf, locationAlias, productAlias, sportAlias } from './references.ts'

/** What the policy of a page lets play: no other scheme, and no path that is really a host. */
const clipAddress = z
  .string()
  .regex(
    /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?\/\S*|\/(?![/\\])\S*)$/i,
    'must be an https address or a path like /prerolls/my-channel/hello.mp4',
  )

const preroll = z.strictObject({
  ...aliased,
  /** Without it, the clip is a video that is uploaded. */
  url: clipAddress.optional(),
  location: locationAlias.optional(),
  event_categories: z.array(sportAlias).default([]),
  /** False: it is the channel's own, and nobody calls it an ad. */
  is_ad: z.boolean().default(true),
  for_vod: z.boolean().default(true),
  for_live: z.boolean().default(true),
  weight: z.int().default(0),
  /** From when on it can be skipped. Without it, it plays to its end. */
  skip_after_seconds: z.int().min(0).max(600).optional(),
})

const category = z.strictObject({ ...aliased, name: text })

const item = z.strictObject({
  ...aliased,
  title: text,
  description: text,
  date: dateParam,
  duration_seconds: z.int().min(1).optional(),
  categories: z.array(aliasOf('library_categories')).default([]),
  image: imagePath.optional(),
  /** What moves or changes when somebody points at the item. */
  preview: imagePath.optional(),
  /** Who may watch it. With `product`, any of `products` opens it. */
  access: writtenLibraryAccess.default('vod_media_access'),
  products: z.array(productAlias).default([]),
})

const rail = z.strictObject({ ...aliased, title: text, items: z.array(aliasOf('library_items')).default([]) })

const file = 'library.yaml'

export const videoFiles = {
  'prerolls.yaml': z.array(preroll),
  /** What can be watched at any time, apart from events. */
  [file]: z.strictObject({
    categories: z.array(category).default([]),
    items: z.array(item).default([]),
    rails: z.array(rail).default([]),
  }),
}

const by = ['editor', 'producer'] as const
const shownAt = '/vod_library'
const wide = 16 / 9

export const videoKinds = {
  library_categories: listOf({
    file,
    at: ['categories'],
    schema: category,
    table: tables.vodMediaCategories,
    keyField: 'alias',
    by,
    noun: 'a category of the library',
    shownAt,
  }),
  library_items: listOf({
    file,
    at: ['items'],
    schema: item,
    table: tables.vodMediaItems,
    keyField: 'alias',
    links: {
      categories: many({ category_ids: 'library_categories' }),
      image: one('image_id', 'images'),
      preview: one('preview_id', 'images'),
      products: many({ package_ids: 'packages', subscription_ids: 'subscriptions' }),
    },
    by,
    noun: 'an item of the library',
    shownAt,
    ratios: { image: wide, preview: wide },
  }),
  library_rails: listOf({
    file,
    at: ['rails'],
    schema: rail,
    table: tables.vodMediaRails,
    keyField: 'alias',
    links: { items: many({ vod_media_item_ids: 'library_items' }) },
    by,
    noun: 'a rail of the library',
    shownAt,
  }),
  prerolls: listOf({
    file: 'prerolls.yaml',
    schema: preroll,
    table: tables.prerolls,
    keyField: 'alias',
    links: {
      location: one('location_id', 'locations'),
      event_categories: many({ event_category_ids: 'sports' }),
    },
    by,
    noun: 'a preroll',
  }),
}
