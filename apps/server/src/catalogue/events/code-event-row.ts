import { gameParts, passKinds, priceSources, streamStatuses } from '@grandstand/contract'
import { z } from 'zod'

const text = z.union([z.string(), z.record(z.string(), z.string())])
const id = z.int()

/** An event as it is planned and stored, with what decides about it. */
export const plannedEventRow = z.object({
  id,
  name: text,
  type: z.enum(passKinds),
  stream_status: z.enum(streamStatuses),
  location_id: id.nullable(),
  event_category_id: id,
  // As the database writes it: raw statements read no times.
  event_utc_ts: z.coerce.date(),
  planned_minutes: z.int(),
  time_zone: z.string(),
  home_team_id: id.nullable(),
  base_price: z.int(),
  service_fee: z.int(),
  price_from: z.enum(priceSources),
  description: text,
  image_id: id.nullable(),
  cancelled_by: z.enum(['code', 'operator']).nullable(),
  by_hand: z.array(z.enum(gameParts)),
  /** Away before home. */
  teams: z.array(id),
  was_played: z.boolean(),
})

/** One of the channel's files. */
export const codeEventRow = plannedEventRow.extend({
  alias: z.string(),
  is_bought: z.boolean(),
  has_media: z.boolean(),
})
export type CodeEventRow = z.infer<typeof codeEventRow>
