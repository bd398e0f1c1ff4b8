import { z } from 'zod'

/** What reading a channel back needs to know of its rows; the rest is judged by the schemas of the files. */

const id = z.int()
const ids = z.array(id)
const row = z.looseObject({ id, channel_id: id, position: z.int() })
const named = row.extend({ alias: z.string() })
const withImage = { image_id: id.optional() }

export const imageRow = z.object({
  id,
  path: z.string(),
  source_hash: z.string(),
  is_of_files: z.boolean(),
  retired_at: z.string().optional(),
})
export const blockRow = z.object({ alias: z.string(), body: z.unknown() })
export const menuRow = row.extend({ parent_id: id.optional() })
export const pageRow = row.extend({ url: z.string(), body: z.record(z.string(), z.string()) })
export const faqRow = row
export const sportRow = named.extend({ ...withImage, parent_id: id.optional() })
export const locationRow = named
export const schoolRow = named.extend(withImage)
export const teamRow = named.extend({ group_id: id, image_ids: ids, category_id: id })
export const slideRow = named.extend({
  ...withImage,
  slidable_type: z.string(),
  slidable_id: id.optional(),
  link_url: z.string().optional(),
  link_label: z.unknown().optional(),
})
export const packageRow = named.extend({ event_category_ids: ids })
export const subscriptionRow = named
export const gamePriceRow = row.extend({ event_category_id: id.optional(), group_id: id.optional() })
const instant = z.coerce.date().optional()
export const couponRow = row.extend({
  code: z.string(),
  percent: z.int().optional(),
  amount: z.int().optional(),
  package_ids: ids,
  subscription_ids: ids,
  valid_from: instant,
  valid_until: instant,
  max_uses: z.int().optional(),
  max_uses_per_user: z.int().optional(),
})
export const libraryCategoryRow = named
export const libraryItemRow = named.extend({
  ...withImage,
  preview_id: id.optional(),
  category_ids: ids,
  package_ids: ids,
  subscription_ids: ids,
})
export const libraryRailRow = named.extend({ vod_media_item_ids: ids })
export const prerollRow = row.extend({ event_category_ids: ids, location_id: id.optional() })
export const formRow = named
