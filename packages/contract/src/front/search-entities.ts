import { z } from 'zod'
import { event } from '../catalogue/event-entities.ts'
import { participant, participantGroup } from '../catalogue/participant-entities.ts'
import { vodMediaItem } from '../video/vod-entities.ts'

/** The best of each kind; `total` says how many there are, as far as they are counted. */
const found = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: z.int() })

export const searchResults = z.object({
  /** What is live first, then what comes next, then the latest that are over. */
  events: found(event),
  participant_groups: found(participantGroup),
  participants: found(participant),
  vod_media_items: found(vodMediaItem),
})
export type SearchResults = z.infer<typeof searchResults>
