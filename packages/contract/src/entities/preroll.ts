import { z } from 'zod'
import { id } from '../scalars.ts'

export const preroll = z.object({
  id,
  url: z.string(),
  location_id: id.nullable(),
  /** Empty means: any category. */
  event_categories: z.array(id),
  for_vod: z.boolean(),
  for_live: z.boolean(),
  weight: z.int(),
})
export type Preroll = z.infer<typeof preroll>
