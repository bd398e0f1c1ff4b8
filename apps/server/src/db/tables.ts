import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StoredText } from './stored-text.ts'

/** Every table belongs to a channel and goes with it. States are text with a CHECK: enum types cannot change inside a migration's transaction. */

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** `pg` has parsed the value already; drizzle's own jsonb would parse a string in it once more. */
const storedText = customType<{ data: StoredText; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: value => JSON.stringify(value),
})
const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
const channelId = () =>
  integer()
    .notNull()
    .references(() => channels.id, { onDelete: 'cascade' })
const instant = () => timestamp({ withTimezone: true })
/** The place in a list, as the channel's files order it. */
const position = () => integer().notNull()

export const channels = pgTable('channels', {
  id: id(),
  channel_key: text().notNull().unique(),
  /** Grows with every change to what the channel shows; caches compare it. */
  revision: bigint({ mode: 'number' }).notNull().default(1),
  /** Grows with every change of an event; the row's lock makes the changes of a channel commit in this order. */
  events_cursor: bigint({ mode: 'number' }).notNull().default(0),
  settings: jsonb().notNull(),
})

export const channelHosts = pgTable('channel_hosts', {
  host: text().primaryKey(),
  channel_id: channelId(),
  /** The first is the one that search engines are told. */
  position: position(),
})

export const colorSettings = pgTable(
  'color_settings',
  {
    channel_id: channelId(),
    client_interface: text().notNull(),
    colors: jsonb().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.client_interface] })],
)

/** A picture of the channel's folder; its bytes, and those of its smaller copies, are in `image_files`. */
export const images = pgTable(
  'images',
  {
    id: id(),
    channel_id: channelId(),
    path: text().notNull(),
    source_hash: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Smallest first; the last has the picture's own size. */
    variants: jsonb().$type<{ hash: string; width: number }[]>().notNull(),
  },
  table => [unique().on(table.channel_id, table.path)],
)

export const imageFiles = pgTable(
  'image_files',
  {
    channel_id: channelId(),
    hash: text().notNull(),
    mime: text().notNull(),
    bytes: bytea().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.hash] })],
)

const imageId = () => integer().references(() => images.id)

export const staticBlocks = pgTable(
  'static_blocks',
  { id: id(), channel_id: channelId(), alias: text().notNull(), body: storedText().notNull() },
  table => [unique().on(table.channel_id, table.alias)],
)

export const menuItems = pgTable(
  'menu_items',
  {
    id: id(),
    channel_id: channelId(),
    parent_id: integer().references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
    position: position(),
    name: storedText().notNull(),
    type: text().notNull(),
    url: text(),
    alias: text(),
    vod_media_item_id: integer(),
  },
  table => [index().on(table.channel_id, table.position)],
)

export const pages = pgTable(
  'pages',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    url: text().notNull(),
    alt_name: text(),
    name: storedText().notNull(),
    title: storedText().notNull(),
    description: storedText().notNull(),
    /** Markdown by language. */
    body: jsonb().$type<Record<string, string>>().notNull(),
  },
  table => [unique().on(table.channel_id, table.url)],
)

export const faqEntries = pgTable(
  'faq_entries',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    category: storedText().notNull(),
    question: storedText().notNull(),
    answer: storedText().notNull(),
  },
  table => [unique().on(table.channel_id, table.position)],
)

export const eventCategories = pgTable(
  'event_categories',
  {
    id: id(),
    channel_id: channelId(),
    parent_id: integer().references((): AnyPgColumn => eventCategories.id),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    image_id: imageId(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const eventLocations = pgTable(
  'event_locations',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    city: storedText().notNull(),
    time_zone: text().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const participantGroups = pgTable(
  'participant_groups',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    city: storedText().notNull(),
    color: text().notNull(),
    image_id: imageId(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const participants = pgTable(
  'participants',
  {
    id: id(),
    channel_id: channelId(),
    group_id: integer()
      .notNull()
      .references(() => participantGroups.id),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    short_name: text().notNull(),
    /** Null: the school's colour. */
    color: text(),
    /** Empty: the school's picture. */
    image_ids: integer().array().notNull(),
    gender: text().notNull(),
    category_id: integer()
      .notNull()
      .references(() => eventCategories.id),
  },
  table => [
    unique().on(table.channel_id, table.alias),
    unique('participants_id_group').on(table.id, table.group_id),
    check('participants_gender', sql`${table.gender} in ('men', 'women', 'not identified')`),
  ],
)

export const slides = pgTable(
  'slides',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    slidable_type: text().notNull(),
    slidable_id: integer(),
    type: text().notNull(),
    badge: storedText(),
    title: storedText().notNull(),
    text: storedText().notNull(),
    image_id: imageId(),
    link_url: text(),
    link_label: storedText(),
  },
  table => [
    unique().on(table.channel_id, table.position),
    check(
      'slides_slidable_type',
      sql`${table.slidable_type} in ('main', 'category', 'participant', 'group')`,
    ),
  ],
)

export const prerolls = pgTable(
  'prerolls',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    url: text().notNull(),
    location_id: integer().references(() => eventLocations.id),
    event_category_ids: integer().array().notNull(),
    for_vod: boolean().notNull(),
    for_live: boolean().notNull(),
    weight: integer().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const packages = pgTable(
  'packages',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    description: storedText().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
    type: text().notNull(),
    event_category_ids: integer().array().notNull(),
    is_team_pass: boolean().notNull(),
    weight: integer().notNull(),
    tag: storedText(),
  },
  table => [
    unique().on(table.channel_id, table.alias),
    check('packages_type', sql`${table.type} in ('single_event', 'package')`),
  ],
)

export const subscriptions = pgTable(
  'subscriptions',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    description: storedText().notNull(),
    base_price: integer().notNull(),
    service_fee: integer().notNull(),
    offer: text().notNull(),
    trial_period: integer().notNull(),
    weight: integer().notNull(),
  },
  table => [
    unique().on(table.channel_id, table.alias),
    check('subscriptions_offer', sql`${table.offer} in ('annual', 'monthly')`),
  ],
)

export const users = pgTable(
  'users',
  {
    id: id(),
    channel_id: channelId(),
    email: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone: text(),
    language: text(),
    email_verified_at: instant(),
    /** argon2id. Null: only social logins lead in. */
    password_hash: text(),
    /** Set by an operator; the user must choose another first of all. */
    temporary_password: boolean().notNull().default(false),
    terms_accepted_at: instant(),
    trial_period_used: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
  },
  table => [uniqueIndex('users_email').on(table.channel_id, sql`lower(${table.email})`)],
)

/** A session: anonymous until a user is bound to it. Only hashes are kept, never a key or a cookie. */
export const apiKeys = pgTable(
  'api_keys',
  {
    key_hash: text().primaryKey(),
    channel_id: channelId(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the cookie that must come along when the key travels in a query string or a body. */
    cookie_hash: text(),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  table => [
    index().on(table.expires_at),
    index().on(table.user_id),
    check('api_keys_cookie', sql`(${table.user_id} is null) = (${table.cookie_hash} is null)`),
  ],
)

/** Who a user is elsewhere. The provider's own id counts, never the email address. */
export const userIdentities = pgTable(
  'user_identities',
  {
    channel_id: channelId(),
    provider: text().notNull(),
    subject: text().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.provider, table.subject] }),
    index().on(table.user_id),
    check('user_identities_provider', sql`${table.provider} in ('google', 'facebook')`),
  ],
)

/** Mailed links: single use, each for one purpose, as a hash. Using one deletes it. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    token_hash: text().primaryKey(),
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    expires_at: instant().notNull(),
  },
  table => [
    index().on(table.user_id),
    index().on(table.expires_at),
    check(
      'account_tokens_purpose',
      sql`${table.purpose} in ('verify_email', 'reset_password', 'delete_account')`,
    ),
  ],
)

/** Codes that end a social login: of use to the browser with this key alone, once, within seconds. */
export const sessionCodes = pgTable(
  'session_codes',
  {
    code_hash: text().primaryKey(),
    channel_id: channelId(),
    /** Of the api key that began; going with it, a code outlives no session. */
    key_hash: text()
      .notNull()
      .references(() => apiKeys.key_hash, { onDelete: 'cascade' }),
    purpose: text().notNull(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of a first-time social user, until the terms are accepted: sealed. */
    sealed_identity: text(),
    return_path: text().notNull(),
    expires_at: instant().notNull(),
  },
  table => [
    index().on(table.expires_at),
    index().on(table.key_hash),
    check('session_codes_purpose', sql`${table.purpose} in ('add_session', 'register')`),
    check('session_codes_who', sql`(${table.user_id} is null) <> (${table.sealed_identity} is null)`),
  ],
)

/** States of social logins that came back: a second time is refused. */
export const usedOauthStates = pgTable(
  'used_oauth_states',
  { state_hash: text().primaryKey(), channel_id: channelId(), expires_at: instant().notNull() },
  table => [index().on(table.expires_at)],
)

export const customForms = pgTable(
  'custom_forms',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
    fields: jsonb().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

/** What a user has filled in: by form and field name, so that a form may be applied anew and keep its answers. */
export const customFormValues = pgTable(
  'custom_form_values',
  {
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    form_alias: text().notNull(),
    name: text().notNull(),
    value: text(),
  },
  table => [primaryKey({ columns: [table.user_id, table.form_alias, table.name] })],
)

/** Who runs a channel, or the whole deployment (no channel); apart from viewers in every way. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    channel_id: integer().references(() => channels.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    password_hash: text().notNull(),
    /** Sealed; it counts once `totp_confirmed_at` is set. */
    sealed_totp_secret: text(),
    totp_confirmed_at: instant(),
    /** A code opens once: only later steps count. */
    last_totp_step: bigint({ mode: 'number' }),
    created_at: instant().notNull().defaultNow(),
  },
  table => [uniqueIndex('operators_email').on(sql`lower(${table.email})`)],
)

export const operatorSessions = pgTable(
  'operator_sessions',
  {
    token_hash: text().primaryKey(),
    operator_id: integer()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  table => [index().on(table.operator_id), index().on(table.expires_at)],
)

/**
 * What operators did, to whom: rows are added and never changed (a trigger refuses it). It names things by id and holds
 * no data of a viewer, for it outlives them.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** No reference: the log stays when a channel or an operator goes. */
    channel_id: integer(),
    operator_id: integer(),
    operator_email: text().notNull(),
    action: text().notNull(),
    target_type: text(),
    target_id: integer(),
    details: jsonb().notNull(),
    ip: text().notNull(),
    at: instant().notNull(),
  },
  table => [index().on(table.channel_id, table.id)],
)

export const events = pgTable(
  'events',
  {
    id: id(),
    channel_id: channelId(),
    /** Who keeps it: null for people, else the name that a program finds its own events by. */
    source_key: text(),
    name: storedText().notNull(),
    /** The name in the channel's own language, for lists by name. */
    sort_name: text().notNull(),
    /** Its name, teams, schools, sport and venue in all languages, folded by `search_fold`. */
    search_text: text().notNull().default(''),
    type: text().notNull(),
    stream_status: text().notNull().default('upcoming'),
    location_id: integer().references(() => eventLocations.id),
    event_category_id: integer()
      .notNull()
      .references(() => eventCategories.id),
    event_utc_ts: instant().notNull(),
    /** The end of its window: after it the clock ends the event. */
    ends_at: instant().notNull(),
    time_zone: text().notNull(),
    home_team_id: integer().references(() => participants.id),
    base_price: integer().notNull().default(0),
    service_fee: integer().notNull().default(0),
    description: storedText().notNull(),
    period: text(),
    image_id: imageId(),
    /** Goes live at its time, without an encoder. */
    starts_by_clock: boolean().notNull().default(false),
    /** Counts what calendars must hear of; `SEQUENCE` in iCalendar. */
    sequence: integer().notNull().default(0),
    updated_at: instant().notNull().defaultNow(),
  },
  table => [
    // Each ends with the id, so that pages are found in the index alone however deep the offset.
    index('events_by_status').on(table.channel_id, table.stream_status, table.event_utc_ts, table.id),
    index('events_by_name').on(table.channel_id, table.stream_status, table.sort_name, table.id),
    index('events_by_category').on(
      table.channel_id,
      table.event_category_id,
      table.stream_status,
      table.event_utc_ts,
      table.id,
    ),
    index('events_by_location').on(
      table.channel_id,
      table.location_id,
      table.stream_status,
      table.event_utc_ts,
      table.id,
    ),
    index('events_open').on(table.ends_at).where(sql`${table.stream_status} <> 'finished'`),
    unique('events_source_key').on(table.channel_id, table.source_key),
    // What event_participants repeats, and follows by ON UPDATE CASCADE.
    unique('events_place_in_lists').on(table.id, table.stream_status, table.event_utc_ts),
    check('events_type', sql`${table.type} in ('free', 'register', 'paid', 'ppv')`),
    check('events_stream_status', sql`${table.stream_status} in ('upcoming', 'live', 'finished')`),
    check('events_window', sql`${table.ends_at} > ${table.event_utc_ts}`),
  ],
)

/** Repeats the status, time and school, so that a team's or school's list is read from one index. */
export const eventParticipants = pgTable(
  'event_participants',
  {
    event_id: integer().notNull(),
    participant_id: integer().notNull(),
    channel_id: channelId(),
    group_id: integer().notNull(),
    stream_status: text().notNull(),
    event_utc_ts: instant().notNull(),
    /** Away before home. */
    position: position(),
    score: integer(),
  },
  table => [
    primaryKey({ columns: [table.event_id, table.participant_id] }),
    foreignKey({
      name: 'event_participants_event',
      columns: [table.event_id, table.stream_status, table.event_utc_ts],
      foreignColumns: [events.id, events.stream_status, events.event_utc_ts],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      name: 'event_participants_participant',
      columns: [table.participant_id, table.group_id],
      foreignColumns: [participants.id, participants.group_id],
    }).onUpdate('cascade'),
    index('event_participants_by_team').on(
      table.channel_id,
      table.participant_id,
      table.stream_status,
      table.event_utc_ts,
      table.event_id,
    ),
    index('event_participants_by_school').on(
      table.channel_id,
      table.group_id,
      table.stream_status,
      table.event_utc_ts,
      table.event_id,
    ),
  ],
)

export const eventMedia = pgTable(
  'event_media',
  {
    id: id(),
    channel_id: channelId(),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position: position(),
    type: text().notNull(),
    name: text().notNull(),
    url: text(),
  },
  table => [
    index().on(table.event_id, table.position),
    check(
      'event_media_type',
      sql`${table.type} in ('image', 'live', 'vod', 'embedded', 'thumbnails', 'preview', 'preview_alt', 'embedded_preview')`,
    ),
  ],
)

/** A way in for an encoder: one camera of an event, with its stream key. */
export const liveInputs = pgTable(
  'live_inputs',
  {
    event_media_id: integer()
      .primaryKey()
      .references(() => eventMedia.id, { onDelete: 'cascade' }),
    channel_id: channelId(),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    key_hash: text().notNull().unique(),
    /** Operators may read it again; whoever reads the table may not. */
    sealed_key: text().notNull(),
    state: text().notNull().default('idle'),
    state_since: instant().notNull(),
    /** Why the last encoder was refused or cut off. */
    problem: text(),
    problem_at: instant(),
  },
  table => [
    index().on(table.event_id),
    index('live_inputs_open').on(table.state).where(sql`${table.state} in ('live', 'interrupted')`),
    check('live_inputs_state', sql`${table.state} in ('idle', 'live', 'interrupted', 'ended')`),
  ],
)

/** One player that is open; its heartbeat keeps it so. */
export const playbacks = pgTable(
  'playbacks',
  {
    id: text().primaryKey(),
    channel_id: channelId(),
    /** Null: a visitor who watches what is free. */
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the api key that opened it; no other may renew it. */
    key_hash: text().notNull(),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    event_media_id: integer()
      .notNull()
      .references(() => eventMedia.id, { onDelete: 'cascade' }),
    started_at: instant().notNull(),
    seen_at: instant().notNull(),
    /** A newer player of the same account took its place. */
    replaced_at: instant(),
  },
  table => [index().on(table.user_id, table.seen_at), index().on(table.seen_at)],
)

/** Where a user left off. */
export const watchPositions = pgTable(
  'watch_positions',
  {
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    event_id: integer()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    position_seconds: integer().notNull(),
    updated_at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.user_id, table.event_id] })],
)

/** That something of an event changed; what it is now stands in the event. */
export const eventChanges = pgTable(
  'event_changes',
  {
    channel_id: channelId(),
    cursor: bigint({ mode: 'number' }).notNull(),
    event_id: integer().notNull(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.channel_id, table.cursor] }), index().on(table.at)],
)

export const favorites = pgTable(
  'favorites',
  {
    id: id(),
    channel_id: channelId(),
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    favoritable_type: text().notNull(),
    favoritable_id: integer().notNull(),
  },
  table => [
    unique('favorites_one').on(table.channel_id, table.user_id, table.favoritable_type, table.favoritable_id),
    check('favorites_type', sql`${table.favoritable_type} in ('participant', 'group', 'category')`),
  ],
)

export const vodMediaCategories = pgTable(
  'vod_media_categories',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    name: storedText().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)

export const vodMediaItems = pgTable(
  'vod_media_items',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    title: storedText().notNull(),
    description: storedText().notNull(),
    date: date({ mode: 'string' }).notNull(),
    duration_seconds: integer(),
    category_ids: integer().array().notNull(),
    image_id: imageId(),
    preview_id: imageId(),
  },
  table => [unique().on(table.channel_id, table.alias), index().on(table.channel_id, table.date, table.id)],
)

export const vodMediaRails = pgTable(
  'vod_media_rails',
  {
    id: id(),
    channel_id: channelId(),
    position: position(),
    alias: text().notNull(),
    title: storedText().notNull(),
    /** In the order on screen. */
    vod_media_item_ids: integer().array().notNull(),
  },
  table => [unique().on(table.channel_id, table.alias)],
)
