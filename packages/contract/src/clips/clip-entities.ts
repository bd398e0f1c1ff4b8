import { z } from 'zod'
import { event } from '../catalogue/event-entities.ts'
import { clipModerations, clipProblems, clipStatuses, maxFramingPoints } from '../constants.ts'
import { id, utcDateTime } from '../scalars.ts'

export const clipTag = z.object({ alias: z.string(), name: z.string() })
export type ClipTag = z.infer<typeof clipTag>

const second = z.number().min(0).max(1_000_000)

/** What an upright form of a clip shows. */
export const clipFraming = z.discriminatedUnion('kind', [
  /** All of the picture, over its own blur. */
  z.strictObject({ kind: z.literal('whole') }),
  /** A window as high as the picture, moved from point to point. */
  z.strictObject({
    kind: z.literal('window'),
    points: z
      .array(
        z.strictObject({
          /** Seconds from the start of the recording, as those of the clip: a change of its range moves no point. */
          time: second,
          /** 0: as far left as it can be, 1: as far right. */
          x: z.number().min(0).max(1),
        }),
      )
      .min(1)
      .max(maxFramingPoints)
      .refine(
        points => points.every(({ time }, index) => index === 0 || time > (points[index - 1]?.time ?? 0)),
        {
          message: 'must be in the order of their times',
        },
      ),
  }),
])
export type ClipFraming = z.infer<typeof clipFraming>

export const clip = z.object({
  id,
  event_id: id,
  /** Null: the replay is gone; the clip stays. */
  event_media_id: id.nullable(),
  name: z.string(),
  /** Seconds from the start of the recording. */
  start_time: z.number().min(0),
  duration: z.number().positive(),
  /** What stood on its game's board at its end; null: nobody knows, or the caller hides scores. */
  scores: z.array(z.object({ participant_id: id, score: z.int() })).nullable(),
  /** Aliases, see `listClipTags`. */
  tags: z.array(z.string()),
  /** The state of its file; the clip plays from the first moment. */
  status: z.enum(clipStatuses),
  /** Why the file failed. */
  problem: z.enum(clipProblems).nullable(),
  is_own: z.boolean(),
  is_public: z.boolean(),
  /** The approval of a public clip; until then only its owner sees it. */
  moderation: z.enum(clipModerations),
  /** Null: it is not shared by the caller. */
  share_uuid: z.uuid().nullable(),
  /** The MP4, for anyone with the address; null until it exists, or if the clip is neither public nor shared. */
  url: z.string().nullable(),
  /** A picture out of it, under the same rules; its owner has one of a private clip too. */
  image_url: z.string().nullable(),
  /** How many viewers bought something after they came through the clip; only for its owner. */
  buyers: z.int().nullable(),
  /** A 9:16 file beside it; null: there is none, or none yet that others could see. */
  vertical: z
    .object({
      framing: clipFraming,
      status: z.enum(clipStatuses),
      problem: z.enum(clipProblems).nullable(),
      /** As that of the clip. */
      url: z.string().nullable(),
    })
    .nullable(),
  created_at: utcDateTime,
  event,
})
export type Clip = z.infer<typeof clip>
