import { z } from 'zod'
import { libraryAccessKinds } from '../constants.ts'
import { id } from '../scalars.ts'

export const vodMediaItem = z.object({
  id,
  title: z.string(),
  date: z.iso.date(),
  description: z.string(),
  /** Of its video, else as the channel says it. */
  duration_seconds: z.int().nullable(),
  access: z.enum(libraryAccessKinds),
  /** The game whose replay it is and with which it opens; null: it opens by itself. */
  event_id: id.nullable(),
  /** A video is available. */
  has_video: z.boolean(),
  category_ids: z.array(id),
  /** A preview is a picture, or a few seconds of the video without sound as .mp4. */
  assets: z.array(z.object({ type: z.enum(['image', 'preview']), path: z.string() })),
})
export type VodMediaItem = z.infer<typeof vodMediaItem>

export const vodMediaCategory = z.object({ id, name: z.string(), alias: z.string() })
export const vodMediaRail = z.object({ id, title: z.string(), vod_media_items: z.array(vodMediaItem) })
