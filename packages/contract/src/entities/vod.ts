import { z } from 'zod'
import { id } from '../scalars.ts'

export const vodMediaItem = z.object({
  id,
  title: z.string(),
  date: z.iso.date(),
  description: z.string(),
  duration_seconds: z.int().nullable(),
  category_ids: z.array(id),
  assets: z.array(z.object({ type: z.enum(['image', 'preview']), path: z.string() })),
})
export type VodMediaItem = z.infer<typeof vodMediaItem>

export const vodMediaCategory = z.object({ id, name: z.string(), alias: z.string() })
export const vodMediaRail = z.object({ id, title: z.string(), vod_media_items: z.array(vodMediaItem) })
