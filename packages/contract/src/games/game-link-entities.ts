import { z } from 'zod'
import { id, utcDateTime } from '../scalars.ts'
import { gameLinkKinds } from '../studio-constants.ts'
import { studioChannel } from '../studio-entities.ts'

/** A way in to one game for somebody without an account. */
export const gameLink = z.object({
  id,
  event_id: id,
  event_name: z.string(),
  kind: z.enum(gameLinkKinds),
  /** Who it is for, as it stands in the audit log. */
  name: z.string(),
  made_by: z.string(),
  expires_at: utcDateTime,
  last_used_at: utcDateTime.nullable(),
})
export type GameLink = z.infer<typeof gameLink>

/** What somebody who came by a link finds. */
export const openedLink = z.object({
  channel: studioChannel,
  event_id: id,
  event_name: z.string(),
  kind: z.enum(gameLinkKinds),
  /** Null: it is for the board. */
  camera_id: id.nullable(),
  expires_at: utcDateTime,
})
export type OpenedLink = z.infer<typeof openedLink>
