import { z } from 'zod'
import { image } from '../channel/image-entities.ts'
import { gameResults, genders } from '../constants.ts'
import { color, id } from '../scalars.ts'

/** A team. */
export const participant = z.object({
  id,
  name: z.string(),
  short_name: z.string(),
  /** For places where the sport is beside it, as on cards. */
  card_name: z.string(),
  alias: z.string(),
  group_id: id.nullable(),
  images: z.array(image),
  color,
  properties: z.object({
    gender: z.enum(genders),
    /** The id of the event category that the team plays. */
    sport: id.nullable(),
  }),
})
export type Participant = z.infer<typeof participant>

/** How a team has played this season: its games against one other team each. */
export const teamRecord = z.object({
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
  latest: z.array(
    z.object({
      event_id: id,
      opponent_id: id,
      result: z.enum(gameResults),
      own_score: z.int(),
      opponent_score: z.int(),
    }),
  ),
})
export type TeamRecord = z.infer<typeof teamRecord>

/** A team among those that play the same. */
export const teamStanding = z.object({
  participant_id: id,
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
})
export type TeamStanding = z.infer<typeof teamStanding>

/** A school. */
export const participantGroup = z.object({
  id,
  name: z.string(),
  alias: z.string(),
  image: image.nullable(),
  color,
  city: z.string(),
  participant_count: z.int(),
})
export type ParticipantGroup = z.infer<typeof participantGroup>

/** Properties that distinguish teams and schools, with the values used. */
export const participantGroupProperty = z.object({
  alias: z.string(),
  name: z.string(),
  values: z.array(z.object({ value: z.string(), name: z.string() })),
})
export type ParticipantGroupProperty = z.infer<typeof participantGroupProperty>
