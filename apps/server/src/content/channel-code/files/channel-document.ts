import {
  alias,
  type ContentKind,
  capabilities,
  color,
  colorSettings,
  dateParam,
  formFieldTypes,
  genders,
  libraryAccessKinds,
  menuItemTypes,
  minorUnits,
  offers,
  packageTypes,
  passKinds,
  slideTypes,
  staticBlockAliases,
} from '@grandstand/contract'
import type { OwnScoring } from '@grandstand/rules'
import { z } from 'zod'
import { channelSettings, imagePath, text, timeZone } from '../../../context/channel-settings.ts'

/**
 * A channel as code: what the files of a channel folder say, and what `export` writes back.
 * Things refer to each other by alias; the order of lists is the order on screen.
 */

export type Text = z.infer<typeof text>

/** What an alias that stands for something else may name. */
export const references = z.registry<{ to: readonly ContentKind[] }>()
const aliasOf = (...to: ContentKind[]) => alias.clone().register(references, { to })
export const sportAlias = aliasOf('sports')
export const schoolAlias = aliasOf('schools')
const productAlias = aliasOf('packages', 'subscriptions')

/** `was` is the former alias: the stored entry is renamed and stays the same for everyone who holds it. */
const aliased = { alias, was: alias.optional() }

/** `channel.yaml` */
export const channelFile = z.strictObject({
  channel_key: z.string().regex(/^[a-z0-9][a-z0-9-]{2,60}$/, 'must be lower-case letters, digits and -'),
  /** Host names that show this channel, without port. */
  hosts: z
    .array(z.string().regex(/^[a-z0-9.-]+$/, 'must be a host name in lower case, without port'))
    .default([]),
  ...channelSettings.shape,
  colors: z.strictObject({ web: colorSettings }),
  static_blocks: z.partialRecord(z.enum(staticBlockAliases), text).default({}),
})

/** `menu.yaml`: one of `path`, `page`, `url`, `group`, `participant`, or only `children`. */
const menuEntryFields = {
  name: text,
  type: z.enum(menuItemTypes),
  /** A path of the app, the url of a page, or an outside address. */
  url: z.string().optional(),
  /** The alias of a school, team or item of the library; a `vod` entry without one leads to the library itself. */
  alias: alias.optional(),
}
const menuLeaf = z.strictObject(menuEntryFields)
export const menuFile = z.array(
  z.strictObject({ ...menuEntryFields, children: z.array(menuLeaf).default([]) }),
)

/** `pages.yaml`; the text of a page is in `pages/<url>.<language>.md`. */
export const pagesFile = z.array(
  z.strictObject({
    url: z.string().regex(/^[a-z0-9_-]+(?:\/[a-z0-9_-]+)*$/, 'must be a path without a leading slash'),
    alt_name: alias.optional(),
    name: text,
    title: text,
    description: text,
  }),
)

/** `faq.yaml`; answers are Markdown. */
export const faqFile = z.array(z.strictObject({ category: text, question: text, answer: text }))

/** `slides.yaml` */
export const slidesFile = z.array(
  z.strictObject({
    /** Where it shows: on the home page (`main`), or with a sport, team or school. */
    on: z.union([
      z.literal('main'),
      z.strictObject({ category: sportAlias }),
      z.strictObject({ participant: aliasOf('teams') }),
      z.strictObject({ group: schoolAlias }),
    ]),
    type: z.enum(slideTypes).default('image'),
    badge: text.optional(),
    title: text,
    text: text,
    image: imagePath.optional(),
    link: z.strictObject({ url: z.string().min(1), label: text }).optional(),
    /** What its film is uploaded for. One that has none is named by its place. */
    ...aliased,
  }),
)

/** `sports.yaml`: nested event categories. */
export interface SportEntry {
  alias: string
  was?: string | undefined
  name: Text
  image?: string | undefined
  clip_tags: { alias: string; name: Text }[]
  scoring?: OwnScoring | undefined
  children: SportEntry[]
}
export const sportFields = z.strictObject({
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
export const sportsFile = z.array(sport)

/** `locations.yaml` */
export const locationsFile = z.array(
  z.strictObject({ ...aliased, name: text, city: text, time_zone: timeZone }),
)

/** `schools.yaml`: participant groups with their teams. */
export const schoolsFile = z.array(
  z.strictObject({
    ...aliased,
    name: text,
    city: text,
    color,
    image: imagePath.optional(),
    teams: z
      .array(
        z.strictObject({
          ...aliased,
          name: text,
          short_name: z.string().min(1).max(5),
          /** Where the sport stands beside it; without it the whole name. */
          card_name: text.optional(),
          color: color.optional(),
          images: z.array(imagePath).default([]),
          gender: z.enum(genders),
          sport: sportAlias,
        }),
      )
      .default([]),
  }),
)

const coupon = z
  .strictObject({
    code: z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'must be capitals, digits and -, like EARLY-BIRD'),
    percent: z.int().min(1).max(100).optional(),
    amount: minorUnits.min(1).optional(),
    /** Packages and subscriptions, by alias. Empty: all. */
    products: z.array(productAlias).default([]),
    from: z.iso.datetime({ offset: true }).optional(),
    until: z.iso.datetime({ offset: true }).optional(),
    limit: z.int().min(1).optional(),
    per_user: z.int().min(1).optional(),
  })
  .refine(({ percent, amount }) => (percent === undefined) !== (amount === undefined), {
    error: 'must have a percent or an amount',
    path: ['percent'],
  })

/** `products.yaml`; prices in minor units of the channel's currency. */
export const productsFile = z.strictObject({
  packages: z
    .array(
      z.strictObject({
        ...aliased,
        name: text,
        description: text,
        base_price: minorUnits,
        service_fee: minorUnits.default(0),
        type: z.enum(packageTypes),
        /** Sports it opens, by alias. Empty: all. */
        event_categories: z.array(sportAlias).default([]),
        is_team_pass: z.boolean().default(false),
        weight: z.int().default(0),
        capabilities: z.array(z.enum(capabilities)).default([]),
        tag: text.optional(),
        /** The last day on which it opens something, by the channel's clocks; and how many days after it was bought. */
        ends_on: dateParam.optional(),
        valid_days: z.int().min(1).max(36_500).optional(),
      }),
    )
    .default([]),
  subscriptions: z
    .array(
      z.strictObject({
        ...aliased,
        name: text,
        description: text,
        base_price: minorUnits,
        service_fee: minorUnits.default(0),
        offer: z.enum(offers),
        trial_period: z.int().min(0).default(0),
        weight: z.int().default(0),
        capabilities: z.array(z.enum(capabilities)).default([]),
      }),
    )
    .default([]),
  /** What games cost that say nothing of it, by school, by sport, by both, or for all where neither is named. */
  game_prices: z
    .array(
      z.strictObject({
        school: schoolAlias.optional(),
        sport: sportAlias.optional(),
        type: z.enum(passKinds),
        base_price: minorUnits.default(0),
        service_fee: minorUnits.default(0),
      }),
    )
    .default([]),
  /** Promo codes. Those that operators make in the Studio stand beside them. */
  coupons: z.array(coupon).default([]),
})

/** What the policy of a page lets play: no other scheme, and no path that is really a host. */
const clipAddress = z
  .string()
  .regex(
    /^(?:https:\/\/[a-z0-9.-]+(?::\d+)?\/\S*|\/(?![/\\])\S*)$/i,
    'must be an https address or a path like /prerolls/my-channel/hello.mp4',
  )

/** `prerolls.yaml` */
export const prerollsFile = z.array(
  z.strictObject({
    ...aliased,
    /** Without it, the clip is a video that is uploaded. */
    url: clipAddress.optional(),
    location: aliasOf('locations').optional(),
    event_categories: z.array(sportAlias).default([]),
    for_vod: z.boolean().default(true),
    for_live: z.boolean().default(true),
    weight: z.int().default(0),
    /** From when on it can be skipped. Without it, it plays to its end. */
    skip_after_seconds: z.int().min(0).max(600).optional(),
  }),
)

/** `library.yaml`: what can be watched at any time, apart from events. */
export const libraryFile = z.strictObject({
  categories: z.array(z.strictObject({ ...aliased, name: text })).default([]),
  items: z
    .array(
      z.strictObject({
        ...aliased,
        title: text,
        description: text,
        date: dateParam,
        duration_seconds: z.int().min(1).optional(),
        categories: z.array(aliasOf('library_categories')).default([]),
        image: imagePath.optional(),
        /** What moves or changes when somebody points at the item. */
        preview: imagePath.optional(),
        /** Who may watch it. With `product`, any of `products` opens it. */
        access: z.enum(libraryAccessKinds).default('vod_media_access'),
        products: z.array(productAlias).default([]),
      }),
    )
    .default([]),
  rails: z
    .array(z.strictObject({ ...aliased, title: text, items: z.array(aliasOf('library_items')).default([]) }))
    .default([]),
})

/** `forms.yaml`: what users are asked; the form `passes` lets them choose the free pass. */
export const formFields = z
  .array(
    z.strictObject({
      name: alias.max(60),
      label: text,
      type: z.enum(formFieldTypes).default('text'),
      required: z.boolean().default(false),
    }),
  )
  .min(1)
export const formsFile = z.array(
  z.strictObject({ alias: alias.max(60), was: alias.max(60).optional(), name: text, fields: formFields }),
)

/** `events.yaml`, or the same as a table in `events.csv`: the games. Prices are in minor units of the channel's currency. */
export const eventsFile = z.array(
  z.strictObject({
    /** What a game is known by: whatever else changes, it stays the same game. */
    alias: alias.max(100),
    /** By the clocks of its location, else of the channel; or with an offset. */
    time: z.string(),
    /** After so long the clock ends it. */
    minutes: z.int().min(1).max(10_080).default(180),
    away: alias.optional(),
    home: alias.optional(),
    /** Of a meet, in place of away and home. */
    teams: z.array(alias).min(2).max(60).optional(),
    /** Needed where there are no two teams. */
    title: text.optional(),
    /** Without it, that of the home team, or of the first of a meet. */
    sport: alias.optional(),
    location: alias.optional(),
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
  'menu.yaml': menuFile,
  'pages.yaml': pagesFile,
  'faq.yaml': faqFile,
  'slides.yaml': slidesFile,
  'sports.yaml': sportsFile,
  'locations.yaml': locationsFile,
  'schools.yaml': schoolsFile,
  'products.yaml': productsFile,
  'prerolls.yaml': prerollsFile,
  'library.yaml': libraryFile,
  'forms.yaml': formsFile,
  'events.yaml': eventsFile,
} as const

export interface ChannelDocument {
  channel: z.infer<typeof channelFile>
  menu: z.infer<typeof menuFile>
  /** `body` is the Markdown of the page's files, by language. */
  pages: (z.infer<typeof pagesFile>[number] & { body: Record<string, string> })[]
  faq: z.infer<typeof faqFile>
  slides: z.infer<typeof slidesFile>
  sports: SportEntry[]
  locations: z.infer<typeof locationsFile>
  schools: z.infer<typeof schoolsFile>
  products: z.infer<typeof productsFile>
  prerolls: z.infer<typeof prerollsFile>
  library: z.infer<typeof libraryFile>
  forms: z.infer<typeof formsFile>
  /** By alias. Undefined where the folder says nothing of games: then they are left alone. */
  events?: EventEntry[] | undefined
  /** The hash of each picture's file, by its path. */
  images: Record<string, string>
}
