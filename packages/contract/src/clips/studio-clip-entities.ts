import { z } from 'zod'
import { clipModerations, clipReportReasons, clipStatuses } from '../constants.ts'
import { id, utcDateTime } from '../scalars.ts'

/** A clip as operators judge it. Its author is here only by number: a look at a person is another call. */
export const studioClip = z.object({
  id,
  name: z.string(),
  /** In the requested language. */
  tags: z.array(z.string()),
  duration: z.number().positive(),
  status: z.enum(clipStatuses),
  /** Which cut of it this is: a verdict is about what was seen. */
  cut: z.int(),
  is_public: z.boolean(),
  is_shared: z.boolean(),
  moderation: z.enum(clipModerations),
  /** Null: an operator cut it. */
  user_id: id.nullable(),
  /** The name of that operator. */
  made_by: z.string().nullable(),
  /** Its author may not cut any more. */
  is_banned: z.boolean(),
  event: z.object({ id, name: z.string() }),
  /** Those that nobody has answered yet, the newest first. */
  reports: z.array(
    z.object({ reason: z.enum(clipReportReasons), text: z.string(), created_at: utcDateTime }),
  ),
  report_count: z.int(),
  image_url: z.string().nullable(),
  created_at: utcDateTime,
})
export type StudioClip = z.infer<typeof studioClip>
