import { z } from 'zod'
import { id, utcDateTime } from '../scalars.ts'

/** Where to play from, for the next minute; renewing gives the next one. */
export const playbackSource = {
  playback_id: z.string(),
  /** Null: of the library, or a clip whose camera is gone. */
  event_media_id: id.nullable(),
  /** A playlist, which the token in its path opens; where it is embedded, a page of another site for a frame. */
  url: z.string(),
  is_embedded: z.boolean(),
  expires_at: utcDateTime,
  /** How often to renew. A player that does not renew for 90 s counts as closed. */
  renew_seconds: z.int(),
}

/** For a player that cannot take a newer address while it plays: this one opens for as long as it is renewed. */
export const keeps_address = z.boolean().optional()

/** WebVTT, in sync with the picture. */
export const captions = z.array(z.object({ language: z.string(), name: z.string(), url: z.string() }))
