import { z } from 'zod'
import { clipStatuses } from '../constants.ts'
import { id } from '../scalars.ts'
import { event } from './event.ts'

export const clip = z.object({
  id,
  event_id: id,
  event_media_id: id,
  name: z.string(),
  /** Seconds from the start of the recording. */
  start_time: z.number().min(0),
  duration: z.number().positive(),
  tags: z.array(z.string()),
  status: z.enum(clipStatuses),
  share_uuid: z.uuid().nullable(),
  url: z.string().nullable(),
  event,
})
export type Clip = z.infer<typeof clip>
