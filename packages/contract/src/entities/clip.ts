import { z } from 'zod'
import { clipModerations, clipProblems, clipStatuses } from '../constants.ts'
import { id, utcDateTime } from '../scalars.ts'
import { event } from './event.ts'

export const clipTag = z.object({ alias: z.string(), name: z.string() })
export type ClipTag = z.infer<typeof clipTag>

export const clip = z.object({
  id,
  event_id: id,
  /** Null: the replay is gone; the clip stays. */
  event_media_id: id.nullable(),
  name: z.string(),
  /** Seconds from the start of the recording. */
  start_time: z.number().min(0),
  duration: z.number().positive(),
  /** Aliases, see `listClipTags`. */
  tags: z.array(z.string()),
  /** Of its file; it can be played from the first moment on. */
  status: z.enum(clipStatuses),
  /** Why the file failed. */
  problem: z.enum(clipProblems).nullable(),
  is_own: z.boolean(),
  is_public: z.boolean(),
  /** Of a public one; until it is approved its owner alone sees it. */
  moderation: z.enum(clipModerations),
  /** Null: it is not shared, or not by who asks. */
  share_uuid: z.uuid().nullable(),
  /** The MP4, for who has the address; null until it is there, and where the clip is neither public nor shared. */
  url: z.string().nullable(),
  /** A picture out of it, under the same rules; its owner has one of a private clip too. */
  image_url: z.string().nullable(),
  /** How many have bought something after they came by it; for its owner alone. */
  buyers: z.int().nullable(),
  created_at: utcDateTime,
  event,
})
export type Clip = z.infer<typeof clip>
