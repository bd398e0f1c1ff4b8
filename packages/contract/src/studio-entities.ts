import { z } from 'zod'
import { image } from './channel/image-entities.ts'
import {
  libraryAccessKinds,
  outsideMediaTypes,
  passKinds,
  socialProviders,
  streamStatuses,
} from './constants.ts'
import { color, id, interfaceLanguage, language, utcDateTime } from './scalars.ts'
import {
  auditActions,
  auditTargets,
  cameraStates,
  ingestProblems,
  ingestStates,
  operatorRoles,
  priceSources,
  replayProblems,
  replayStates,
  srtStates,
} from './studio-constants.ts'

export const studioChannel = z.object({ channel_key: z.string(), name: z.string(), time_zone: z.string() })
export type StudioChannel = z.infer<typeof studioChannel>

export const operator = z.object({
  id,
  email: z.string(),
  name: z.string(),
  role: z.enum(operatorRoles),
  /** The channel that this operator runs; null for an operator of the whole deployment. */
  channel: studioChannel.nullable(),
  has_totp: z.boolean(),
  /** Their channel demands a second factor, which they lack: until they have one, nothing but the own account is open. */
  must_set_totp: z.boolean(),
  /** In which language the figures of each month are mailed; null: not at all. */
  monthly_language: interfaceLanguage.nullable(),
})
export type Operator = z.infer<typeof operator>

/** Somebody who works on the channel, or is asked to. */
export const person = z.object({
  id,
  email: z.string(),
  role: z.enum(operatorRoles),
  has_totp: z.boolean(),
  last_seen_at: utcDateTime.nullable(),
  /** Null: they are in. Else until when the mailed link opens, or opened. */
  invited_until: utcDateTime.nullable(),
})
export type Person = z.infer<typeof person>

/** A viewer's account as a list shows it. */
export const studioUser = z.object({
  id,
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email_verified: z.boolean(),
  temporary_password: z.boolean(),
  created_at: utcDateTime,
})
export type StudioUser = z.infer<typeof studioUser>

export const studioUserDetail = studioUser.extend({
  phone: z.string().nullable(),
  language: language.nullable(),
  member_number: z.string().nullable(),
  /** Whether the channel's login takes numbers at all. */
  takes_member_numbers: z.boolean(),
  /** False: only social logins work. */
  has_password: z.boolean(),
  trial_period_used: z.boolean(),
  terms_accepted_at: utcDateTime.nullable(),
  last_seen_at: utcDateTime.nullable(),
  session_count: z.int(),
  favorite_count: z.int(),
  clip_count: z.int(),
  /** They may cut, publish and share no clips. */
  is_banned_from_clips: z.boolean(),
  identities: z.array(z.object({ provider: z.enum(socialProviders), created_at: utcDateTime })),
})
export type StudioUserDetail = z.infer<typeof studioUserDetail>

/** What a game refers to, whatever has become of it since. */
const referred = z.object({
  name: z.string(),
  /** The channel's files no longer have it. */
  is_retired: z.boolean(),
})

/** An event as a list for operators shows it. */
export const studioEvent = z.object({
  id,
  name: z.string(),
  /** Away before home. */
  teams: z.array(
    referred.extend({
      /** For places where the sport is beside it. */
      card_name: z.string(),
      /** Like TAM. */
      short_name: z.string(),
      color,
      crest: image.nullable(),
      score: z.int().nullable(),
    }),
  ),
  sport: referred.nullable(),
  type: z.enum(passKinds),
  stream_status: z.enum(streamStatuses),
  is_cancelled: z.boolean(),
  /** Its newest still, as everybody may see it; another one every ten seconds. Null: there is none. */
  frame: z.string().nullable(),
  /** What the board shows, such as "Q2 7:00". */
  period: z.string().nullable(),
  /** Viewers never hear of it: for a rehearsal. */
  is_private: z.boolean(),
  starts_at: utcDateTime,
  /** After it the clock ends the event. */
  ends_at: utcDateTime,
  time_zone: z.string(),
  base_price: z.int(),
  service_fee: z.int(),
  price_from: z.enum(priceSources),
  /** Its cameras are for the crew alone until an operator starts it. */
  waits_for_go: z.boolean(),
  /** What was chosen for this event; null: it is as the channel says. */
  own_waits_for_go: z.boolean().nullable(),
  /** Viewers see a card in place of the picture. */
  is_paused: z.boolean(),
  ingest_state: z.enum(ingestStates),
  /** Cameras whose last encoder was refused or cut off. */
  problem_count: z.int(),
  /** A player of another site shows it, so that it needs no camera. */
  is_shown_elsewhere: z.boolean(),
})
export type StudioEvent = z.infer<typeof studioEvent>

/** A game in the Studio's list: with who is there, and what was sold. */
export const listedGame = studioEvent.extend({
  /** Whose picture moves now. */
  viewers: z.int(),
  /** Who is on the page of a live game that has no picture. */
  waiting: z.int(),
  /** Paid for this game alone. */
  sold: z.int(),
})
export type ListedGame = z.infer<typeof listedGame>

/** A way in for an encoder. Its stream key is not here: it is shown on request only. */
export const studioCamera = z.object({
  id,
  name: z.string(),
  state: z.enum(cameraStates),
  state_since: utcDateTime,
  problem: z
    .object({ code: z.enum(ingestProblems), detail: z.string().nullable(), at: utcDateTime })
    .nullable(),
  /** Where its encoder may send SRT to; null where it may not, or not yet. */
  srt_url: z.string().nullable(),
})
export type StudioCamera = z.infer<typeof studioCamera>

/** A player of another site, of the game or of its preview. */
export const studioOutsidePlayer = z.object({
  id,
  type: z.enum(outsideMediaTypes),
  name: z.string(),
  url: z.string(),
  /** False: its host is no longer one of the channel's, so that nobody is shown it. */
  is_allowed: z.boolean(),
})
export type StudioOutsidePlayer = z.infer<typeof studioOutsidePlayer>

export const studioEventDetail = studioEvent.extend({
  cameras: z.array(studioCamera),
  /** Of the videos that it has; null where it has none. */
  kept: z
    .object({
      /** Null: nobody said, so that the channel's days count. */
      until: utcDateTime.nullable(),
      /** The channel's; null: for ever. */
      days: z.int().nullable(),
    })
    .nullable(),
  /** The night of a game that is over; null: nobody has closed it. */
  closed: z.object({ by: z.string(), at: utcDateTime }).nullable(),
  outside_players: z.array(studioOutsidePlayer),
  /** They stay when a replay is removed, and go with the event. */
  clip_count: z.int(),
  /** Whose players the channel lets in. */
  embed_hosts: z.array(z.string()),
  /** Where encoders send to; null where the server takes none, since the port was in use. */
  rtmp_url: z.string().nullable(),
  srt: z.enum(srtStates),
})
export type StudioEventDetail = z.infer<typeof studioEventDetail>

export const studioCaptions = z.object({ id, language: z.string(), name: z.string() })

/** A file that is to be a video, or is one. */
export const studioFile = z.object({
  id,
  name: z.string(),
  state: z.enum(replayStates),
  /** Of the work on it; viewers may be watching its first size before it is 100. */
  percent: z.int(),
  problem: z.enum(replayProblems).nullable(),
  size_bytes: z.int(),
  received_bytes: z.int(),
  created_at: utcDateTime,
  /** Something of it can be watched. */
  is_playable: z.boolean(),
  captions: z.array(studioCaptions),
})
export type StudioFile = z.infer<typeof studioFile>

/** Of the newest file of something that has one video. */
const shownFile = studioFile.pick({ state: true, percent: true, is_playable: true }).nullable()

export const studioLibraryItem = z.object({
  id,
  title: z.string(),
  date: z.iso.date(),
  access: z.enum(libraryAccessKinds),
  /** Its own picture, else one out of its video. */
  image: z.string().nullable(),
  has_video: z.boolean(),
  file: shownFile,
})
export type StudioLibraryItem = z.infer<typeof studioLibraryItem>

export const studioPreroll = z.object({
  id,
  alias: z.string(),
  url: z.string().nullable(),
  has_video: z.boolean(),
  file: shownFile,
})
export type StudioPreroll = z.infer<typeof studioPreroll>

/** One whose film is uploaded. */
export const studioSlide = z.object({
  id,
  title: z.string(),
  has_video: z.boolean(),
  file: shownFile,
})
export type StudioSlide = z.infer<typeof studioSlide>

/** It names viewers by id alone, for it outlives them. */
export const auditEntry = z.object({
  id: z.int(),
  at: utcDateTime,
  action: z.enum(auditActions),
  /** Empty where nobody was logged in, as after a failed login with an unknown address. */
  operator_email: z.string(),
  channel_key: z.string().nullable(),
  /** Its name now; null: it has none, or is gone. The log itself holds none. */
  target: z.object({ type: z.enum(auditTargets), id, name: z.string().nullable() }).nullable(),
  ip: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntry>
