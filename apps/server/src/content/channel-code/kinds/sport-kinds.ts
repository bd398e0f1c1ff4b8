import { alias, color, genders } from '@grandstand/contract'
import type { OwnScoring } from '@grandstand/rules'
import { z } from 'zod'
import { imagePath, text, timeZone } from '../../../context/channel-settings.ts'
import { tables } from '../rows/channel-rows-store.ts'
import { listOf } from './kind.ts'
import { many, one } from './links.ts'
import { aliased, schoolAlias, sportAlias } from './references.ts'

/** `sports.yaml`: nested event categories. */
export interface SportEntry {
  alias: string
  was?: string | undefined
  name: z.infer<typeof text>
  image?: string | undefined
  clip_tags: { alias: string; name: z.infer<typeof text> }[]
  scoring?: OwnScoring | undefined
  children: SportEntry[]
}
const sportFields = z.strictObject({
  ...aliased,
  name: text,
  image: imagePath.optional(),
  /** What clips of it can show; those of the sport above come with them. */
  clip_tags: z.array(z.strictObject({ alias, name: text })).default([]),
  /** The board of its games and of those below it, where that is not the usual one. */
  scoring: z
    .strictObject({
      /** What one tap brings, the most frequent first. */
      points: z.array(z.int().min(1).max(100)).min(1).max(8).optional(),
      periods: z.array(z.string().trim().min(1).max(12)).min(1).max(24).optional(),
      clock: z.enum(['up', 'down', 'no_clock']).optional(),
      period_minutes: z.int().min(1).max(120).optional(),
    })
    .optional(),
})
const sport: z.ZodType<SportEntry> = z.strictObject({
  ...sportFields.shape,
  get children() {
    return z.array(sport).default([])
  },
})

const location = z.strictObject({ ...aliased, name: text, city: text, time_zone: timeZone })

const team = z.strictObject({
  ...aliased,
  name: text,
  short_name: z.string().min(1).max(5),
  /** Where the sport stands beside it; without it the whole name. */
  card_name: text.optional(),
  color: color.optional(),
  images: z.array(imagePath).default([]),
  gender: z.enum(genders),
  sport: sportAlias,
})
const school = z.strictObject({ ...aliased, name: text, city: text, color, image: imagePath.optional() })

export const sportFiles = {
  'sports.yaml': z.array(sport),
  'locations.yaml': z.array(location),
  /** Participant groups with their teams. */
  'schools.yaml': z.array(school.extend({ teams: z.array(team).default([]) })),
}

const by = ['editor', 'producer'] as const
const wide = 16 / 9

export const sportKinds = {
  sports: listOf({
    file: 'sports.yaml',
    schema: z.strictObject({ ...sportFields.shape, parent: sportAlias.optional() }),
    table: tables.eventCategories,
    keyField: 'alias',
    parent: { kind: 'sports', field: 'parent', list: 'children' },
    links: { image: one('image_id', 'images'), parent: one('parent_id', 'sports') },
    by,
    noun: 'a sport',
    ratios: { image: wide },
  }),
  locations: listOf({
    file: 'locations.yaml',
    schema: location,
    table: tables.eventLocations,
    keyField: 'alias',
    by,
    noun: 'a location',
  }),
  schools: listOf({
    file: 'schools.yaml',
    schema: school,
    table: tables.participantGroups,
    keyField: 'alias',
    links: { image: one('image_id', 'images') },
    by,
    noun: 'a school',
    ratios: { image: 1 },
  }),
  teams: listOf({
    file: 'schools.yaml',
    schema: z.strictObject({ school: schoolAlias, ...team.shape }),
    table: tables.participants,
    keyField: 'alias',
    parent: { kind: 'schools', field: 'school', list: 'teams' },
    links: {
      school: one('group_id', 'schools'),
      sport: one('category_id', 'sports'),
      images: many({ image_ids: 'images' }),
    },
    by,
    noun: 'a team',
    ratios: { images: 1 },
  }),
}
