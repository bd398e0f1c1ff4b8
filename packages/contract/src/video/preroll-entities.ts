import { z } from 'zod'
import { id } from '../scalars.ts'

export const preroll = z.object({
  id,
  /** https, or a path of this server. */
  url: z.string(),
  location_id: id.nullable(),
  /** Empty means: any category. */
  event_categories: z.array(id),
  is_ad: z.boolean(),
  for_vod: z.boolean(),
  for_live: z.boolean(),
  weight: z.int(),
  /** The second from which it can be skipped; null: never. */
  skip_after_seconds: z.int().nullable(),
})
export type Preroll = z.infer<typeof preroll>
