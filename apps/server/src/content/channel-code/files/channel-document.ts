import { alias, minorUnits, passKinds } from '@grandstand/contract'
import { z } from 'zod'
import { imagePath, text } from '../../../context/channel-settings.ts'
import { channelFile } from '../kinds/channel-kinds.ts'
import { productFiles } from '../kinds/product-kinds.ts'
import { locationAlias, sportAlias, teamAlias } from '../kinds/references.ts'
import { sportFiles } from '../kinds/sport-kinds.ts'
import { videoFiles } from '../kinds/video-kinds.ts'
import { wordFiles } from '../kinds/word-kinds.ts'

/**
 * A channel as code: what the files of a channel folder say, and what `export` writes back.
 * Entries refer to each other by alias; the order of lists is the order on screen.
 */

/** `events.yaml`, or the same as a table in `events.csv`: the games. Prices are in minor units of the channel's currency. */
export const eventsFile = z.array(
  z.strictObject({
    /** What a game is known by: whatever else changes, it stays the same game. */
    alias: alias.max(100),
    /** By the clocks of its location, else of the channel; or with an offset. */
    time: z.string(),
    /** After so long the clock ends it. */
    minutes: z.int().min(1).max(10_080).default(180),
    away: teamAlias.optional(),
    home: teamAlias.optional(),
    /** Of a meet, in place of away and home. */
    teams: z.array(teamAlias).min(2).max(60).optional(),
    /** Needed where there are no two teams. */
    title: text.optional(),
    /** Without it, that of the home team, or of the first of a meet. */
    sport: sportAlias.optional(),
    location: locationAlias.optional(),
    /** Without it, it costs what is usual: `game_prices` in `products.yaml`. */
    type: z.enum(passKinds).optional(),
    base_price: minorUnits.default(0),
    service_fee: minorUnits.default(0),
    description: text.optional(),
    /** Without it, one out of its video, else that of its sport. */
    image: imagePath.optional(),
    cancelled: z.boolean().default(false),
  }),
)
export type EventEntry = z.infer<typeof eventsFile>[number]

/** The files of a channel folder; only `channel.yaml` must be there. */
export const channelFiles = {
  'channel.yaml': channelFile,
  ...wordFiles,
  ...sportFiles,
  ...productFiles,
  ...videoFiles,
  'events.yaml': eventsFile,
} as const
export type FileName = keyof typeof channelFiles

export const fileNames = Object.keys(channelFiles).filter(name => isFileName(name))

function isFileName(name: string): name is FileName {
  return Object.hasOwn(channelFiles, name)
}

/** What each file says, by its name without the ending. */
type FileContents = {
  [File in FileName as File extends `${infer Name}.yaml` ? Name : never]: z.infer<(typeof channelFiles)[File]>
}

export interface ChannelDocument extends Omit<FileContents, 'pages' | 'events'> {
  /** `body` is the Markdown of the page's files, by language. */
  pages: (FileContents['pages'][number] & { body: Record<string, string> })[]
  /** By alias. Undefined where the folder says nothing of games: then they are left alone. */
  events?: EventEntry[] | undefined
  /** The hash of each picture's file, by its path. */
  images: Record<string, string>
}
