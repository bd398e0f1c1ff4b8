import { z } from 'zod'
import {
  analyticsConsents,
  colorNames,
  colorSchemes,
  menuItemTypes,
  refundPolicies,
  socialProviders,
  staticBlockAliases,
} from '../constants.ts'
import { color, currency, id, language } from '../scalars.ts'
import { preroll } from '../video/preroll-entities.ts'
import { image } from './image-entities.ts'

export const colorSettings = z.record(z.enum(colorNames), color)
export type ColorSettings = z.infer<typeof colorSettings>

const menuLink = z.object({
  id,
  name: z.string(),
  type: z.enum(menuItemTypes),
  /** A path, a page's url or an outside address, as `type` says. */
  url: z.string().nullable(),
  /** The alias of the group or participant. */
  alias: z.string().nullable(),
  vod_media_item_id: id.nullable(),
})
export const menuItem = menuLink.extend({ children: z.array(menuLink) })
export type MenuLink = z.infer<typeof menuLink>
export type MenuItem = z.infer<typeof menuItem>

export const pageSummary = z.object({
  id,
  url: z.string(),
  alt_name: z.string().nullable(),
  name: z.string(),
  title: z.string(),
  description: z.string(),
})
export type PageSummary = z.infer<typeof pageSummary>

/** `body` is HTML, made from Markdown and sanitised on the server. */
export const page = pageSummary.extend({ body: z.string() })
export type Page = z.infer<typeof page>

export const faqEntry = z.object({ id, category: z.string(), question: z.string(), answer: z.string() })
export type FaqEntry = z.infer<typeof faqEntry>

export const staticBlock = z.object({ id, alias: z.enum(staticBlockAliases), body: z.string() })
export type StaticBlock = z.infer<typeof staticBlock>

export const channelLanguage = z.object({ code: language, name: z.string(), is_default: z.boolean() })
export type ChannelLanguage = z.infer<typeof channelLanguage>

export const channelSettings = z.object({
  name: z.string(),
  short_name: z.string(),
  description: z.string(),
  logo: image.nullable(),
  share_image: image.nullable(),
  language,
  languages: z.array(channelLanguage),
  currency,
  time_zone: z.string(),
  /** Events before this day are not listed. */
  archive_from: z.iso.date(),
  /** The days of the schedule begin on the day after this one, while that lies ahead; null: today. */
  calendar_after: z.iso.date().nullable(),
  'google-analytics': z.object({ 'google-tag': z.string().nullable() }),
  'yare-analytics': z.object({ 'yare-analytics-key': z.string().nullable() }),
  /** `ask`: visitors are asked before data is sent. */
  analytics_consent: z.enum(analyticsConsents),
  /** `device`: light or dark as the viewer's device is. */
  color_scheme: z.enum(colorSchemes),
  /** What buyers are promised, as the checkout says it; null: nobody has chosen yet. */
  refunds: z.enum(refundPolicies).nullable(),
  /** Which buttons the login screen has beside email and password. */
  social_providers: z.array(z.enum(socialProviders)),
  /** The login takes a member's number (4 to 20 digits) beside the email. */
  member_numbers: z.boolean(),
  /** Set where the login forms must send a reCAPTCHA token. */
  recaptcha_site_key: z.string().nullable(),
  /** Sites whose pages may hold a player in a frame and give it commands. */
  embed_origins: z.array(z.string()),
  /** Of the receiver that televisions open for this channel, registered with Google; null: nothing is cast. */
  cast_app_id: z.string().nullable(),
  /** Of each live game that is sold, for those who have not bought it, once; 0: nothing. */
  free_preview_seconds: z.int(),
  prerolls: z.array(preroll),
  static_blocks: z.array(staticBlock),
  menu: z.array(menuItem),
  pages: z.array(pageSummary),
})
export type ChannelSettings = z.infer<typeof channelSettings>

export const geo = z.object({
  country: z.string().nullable(),
  country_code: z.string().nullable(),
  ip: z.string(),
  is_geo_blocked: z.boolean(),
})
export type Geo = z.infer<typeof geo>
