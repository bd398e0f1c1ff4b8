import {
  analyticsConsents,
  colorSchemes,
  currency,
  dateParam,
  language,
  maxEmbedSites,
  refundPolicies,
} from '@grandstand/contract'
import { clipCutters, clipPublishers } from '@grandstand/rules'
import { z } from 'zod'
import { writtenCapability } from './access-names.ts'

/** Said once for every language, or once per language. */
export const text = z.union([z.string().min(1), z.record(language, z.string().min(1))])

/** A file below the channel folder, such as `images/logo.png`. */
export const imagePath = z
  .string()
  .regex(/^images\/[a-z0-9][a-z0-9/_-]*\.(?:png|jpg|jpeg|webp)$/, 'must be a file like images/logo.png')

/** The list of zones leaves out the one that all others are counted from. */
const zones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])

export const timeZone = z.string().refine(zone => zones.has(zone), {
  error: 'must be a time zone like Europe/Sofia',
})
const country = z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter country code like CA')
const origin = z.url({ protocol: /^https?$/ })
/** Goes into a header as it is, so it must be nothing but an origin. */
const frameOrigin = z
  .string()
  .regex(
    /^(?:https:\/\/[a-z0-9.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d{1,5})?$/,
    'must be an origin like https://school.example',
  )
  .max(200)

/** Of a web stream in Google Analytics 4. It is in the address of a script, so nothing else may be in it. */
const googleTag = z.string().regex(/^G-[A-Z0-9]{4,20}$/, 'must be a measurement id like G-AB12CD34EF')

/** As Google gives them to receivers that are registered with it. */
const castAppId = z.string().regex(/^[0-9A-Z]{8}$/, 'must be eight capital letters and digits like CC1AD845')

/** An address has as many lines as it needs. */
export const seller = z.strictObject({
  name: text,
  address: text,
  tax_number: z.string().min(1).max(60).optional(),
})

/** A channel's settings: the part of `channel.yaml` that is in `channels.settings`. */
export const channelSettings = z.strictObject({
  name: text,
  short_name: text,
  description: text,
  logo: imagePath.optional(),
  share_image: imagePath.optional(),
  language,
  languages: z.array(language).min(1),
  currency,
  time_zone: timeZone,
  contact_email: z.email(),
  archive_from: dateParam.default('2022-08-01'),
  calendar_after: dateParam.optional(),
  'google-analytics': z.strictObject({ 'google-tag': googleTag.optional() }).default({}),
  'yare-analytics': z.strictObject({ 'yare-analytics-key': z.string().optional() }).default({}),
  /** Public halves of the channel's external accounts; the secret halves are in the secrets file. */
  google: z.strictObject({ client_id: z.string().min(1) }).optional(),
  facebook: z.strictObject({ app_id: z.string().min(1) }).optional(),
  /** Without it, payments are played through with the sandbox. `tax`: Stripe counts and adds it. */
  stripe: z
    .strictObject({
      publishable_key: z.string().min(1),
      account: z.string().min(1).optional(),
      tax: z.boolean().default(false),
    })
    .optional(),
  /** The seller, as on receipts. */
  seller: seller.optional(),
  /** What buyers are promised, once somebody has chosen; operators can give money back whatever it says. */
  refunds: z.enum(refundPolicies).optional(),
  /** How long a subscription opens after a renewal was not paid. */
  grace_days: z.int().min(0).max(60).default(3),
  /** What was paid for single games is taken off the price of a pass that covers them. */
  games_count_towards_pass: z.boolean().default(false),
  recaptcha: z.strictObject({ site_key: z.string().min(1) }).optional(),
  /** Users may log in with a member's number that operators gave them, beside their email. */
  member_numbers: z.boolean().default(false),
  /** Countries whose visitors may not watch. */
  geo_blocked_countries: z.array(country).default([]),
  /** What visitors may do, and what users may beyond that; products give more. */
  capabilities: z
    .strictObject({
      visitor: z.array(writtenCapability).default(['watch']),
      user: z.array(writtenCapability).default([]),
    })
    .default({ visitor: ['watch'], user: [] }),
  /** In a month, for each user who may at all. */
  feature_limits: z
    .strictObject({
      clips: z.int().min(0).max(100_000).default(50),
      downloads: z.int().min(0).max(100_000).default(20),
    })
    .default({ clips: 50, downloads: 20 }),
  /** The picture of a camera waits for an operator's go, unless a game says otherwise. */
  wait_for_go: z.boolean().default(false),
  /** Heights of the sizes that are made of a live picture beside its own; each costs a part of a processor core. */
  live_ladder: z
    .array(z.int().min(100).max(2160))
    .max(4)
    .refine(heights => new Set(heights).size === heights.length, 'must not have a height twice')
    .default([]),
  /** How long a video is kept once all of it is there; without it for ever. */
  keep_videos_days: z.int().min(1).max(36_500).optional(),
  /** Who may cut clips and who may make them public, and how long they are kept; without it for ever. */
  clips: z
    .strictObject({
      cut: z.enum(clipCutters).default('all'),
      publish: z.enum(clipPublishers).default('nobody'),
      keep_days: z.int().min(1).max(36_500).optional(),
    })
    .default({ cut: 'all', publish: 'nobody' }),
  /** Whether visitors are asked before anything is reported. */
  analytics_consent: z.enum(analyticsConsents).default('ask'),
  /** Light or dark as the viewer's device is, or one for everybody. */
  color_scheme: z.enum(colorSchemes).default('device'),
  /** How long browsers' reports of visits are kept. */
  keep_analytics_days: z.int().min(1).max(3_650).default(395),
  clip_max_seconds: z.int().min(5).max(300).default(120),
  /** Of each live game that is sold, for those who have not bought it, once; 0: nothing. */
  free_preview_seconds: z.int().min(0).max(600).default(0),
  /** Its files alone say what it is made of: nothing of it is changed by hand in the Studio. */
  run_as_code: z.boolean().default(false),
  /** Other web origins that may call the API from a browser. */
  allowed_origins: z.array(origin).default([]),
  /** Sites whose pages may hold `/watch_embed/{id}` in a frame and give it commands. */
  embed_origins: z.array(frameOrigin).max(maxEmbedSites).default([]),
  /** Sites whose players may replace our own, in a frame on the page of a game. */
  embed_hosts: z
    .array(z.string().regex(/^[a-z0-9.-]+(?::\d{1,5})?$/, 'must be a host like video.example'))
    .default([]),
  /** Which receiver a Chromecast opens for this channel; without it nothing is cast. */
  cast_app_id: castAppId.optional(),
})
