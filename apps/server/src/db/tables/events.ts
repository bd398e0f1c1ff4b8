import type { GameClock, ScoreKind } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { channelId, imageId } from './channel.ts'
import { id, instant, position, storedText } from './columns.ts'
import { eventCategories, eventLocations, participants } from './roster.ts'
import { userId } from './users.ts'

export const events = pgTable(
  'events',
  {
    id: id(),
    channel_id: channelId(),
    /** Its source and its key there: the files, an operator, an import, the demo. Null: it cannot be found again. */
    source_key: text(),
    name: storedText().notNull(),
    /** The name in the channel's own language, for lists by name. */
    sort_name: text().notNull(),
    /** The words of its name, teams, schools, sport and venue in all languages, as `search_split` makes them. */
    search_words: text().array().notNull().default([]),
    /** The same as numbers, short enough for an index: a list is searched without reading its events. */
    word_keys: integer().array().generatedAlwaysAs(sql`search_keys(search_words)`),
    type: text().notNull(),
    stream_status: text().notNull().default('upcoming'),
    location_id: integer().references(() => eventLocations.id),
    event_category_id: integer()
      .notNull()
      .references(() => eventCategories.id),
    event_utc_ts: instant().notNull(),
    /** The end of its window: after it the clock ends the event. */
    ends_at: instant().notNull(),
    /** How long it was said to last; null where nobody said. An end that was put off is no longer plan. */
    planned_minutes: integer(),
    time_zone: text().notNull(),
    home_team_id: integer().references(() => participants.id),
    base_price: integer().notNull().default(0),
    service_fee: integer().notNull().default(0),
    /** The origin of the price: its own, or a default of the named level. */
    price_from: text().notNull().default('game'),
    description: storedText().notNull(),
    period: text(),
    /** While it runs; whatever else is written as the period ends it. */
    clock: jsonb().$type<GameClock>(),
    /** Who cancelled it, the channel's files or a person; null: it is on. */
    cancelled_by: text(),
    /** Operators rehearse with it and viewers never hear of it; it stays so for as long as it is there. */
    is_private: boolean().notNull().default(false),
    image_id: imageId(),
    /** What of it a person changed though the channel's files keep it: the files no longer say it. */
    by_hand: text().array().notNull().default([]),
    /** Goes live at its time, without an encoder. */
    starts_by_clock: boolean().notNull().default(false),
    /** Whether its cameras wait for an operator's go before viewers see them; null: as the channel says. */
    waits_for_go: boolean(),
    /** Since when viewers see a card in its place; null: they see it. */
    paused_at: instant(),
    /** Counts what calendars must hear of; `SEQUENCE` in iCalendar. */
    sequence: integer().notNull().default(0),
    updated_at: instant().notNull().defaultNow(),
  },
  table => [
    index().on(table.event_category_id),
    index().on(table.home_team_id),
    index().on(table.image_id),
    index().on(table.location_id),

    // A search must not wait until recent rows are sorted in.
    index('events_by_word').using('gin', table.search_words).with({ fastupdate: false }),
    // Each has all that a list asks for, so that pages are found in the index alone however deep the offset.
    index('events_by_status').on(
      table.channel_id,
      table.stream_status,
      table.event_utc_ts,
      table.id,
      table.word_keys,
      table.is_private,
    ),
    index('events_by_name').on(
      table.channel_id,
      table.stream_status,
      table.sort_name,
      table.id,
      table.is_private,
    ),
    index('events_by_category').on(
      table.channel_id,
      table.event_category_id,
      table.stream_status,
      table.event_utc_ts,
      table.id,
      table.is_private,
    ),
    index('events_by_location').on(
      table.channel_id,
      table.location_id,
      table.stream_status,
      table.event_utc_ts,
      table.id,
      table.is_private,
    ),
    index('events_private').on(table.channel_id, table.id).where(sql`${table.is_private}`),
    index('events_open').on(table.ends_at).where(sql`${table.stream_status} <> 'finished'`),
    // Asked for every few seconds, of all channels.
    index('events_live').on(table.channel_id).where(sql`${table.stream_status} = 'live'`),
    // What the clock begins.
    index('events_to_begin')
      .on(table.event_utc_ts)
      .where(
        sql`${table.starts_by_clock} and ${table.stream_status} = 'upcoming' and ${table.cancelled_by} is null`,
      ),
    unique('events_source_key').on(table.channel_id, table.source_key),
    // What event_participants repeats, and follows by ON UPDATE CASCADE.
    unique('events_place_in_lists').on(table.id, table.stream_status, table.event_utc_ts),
    check('events_type', sql`${table.type} in ('free', 'register', 'paid', 'ppv')`),
    check('events_stream_status', sql`${table.stream_status} in ('upcoming', 'live', 'finished')`),
    check(
      'events_price_from',
      sql`${table.price_from} in ('game', 'school_sport', 'school', 'sport', 'channel', 'none')`,
    ),
    check('events_cancelled_by', sql`${table.cancelled_by} in ('code', 'operator')`),
    check('events_window', sql`${table.ends_at} > ${table.event_utc_ts}`),
  ],
)

/** Of an event, and gone with it. */
export const eventId = () =>
  integer()
    .notNull()
    .references(() => events.id, { onDelete: 'cascade' })

/** Games that the channel's files name and a person removed: an apply leaves them away until the files no longer name them. */
export const removedCodeEvents = pgTable(
  'removed_code_events',
  { channel_id: channelId(), alias: text().notNull(), removed_at: instant().notNull() },
  table => [primaryKey({ columns: [table.channel_id, table.alias] })],
)

/** All words that the channel's events have or had: what is misspelt or half typed is compared with these, not with every event. */
export const searchWords = pgTable(
  'search_words',
  {
    channel_id: channelId(),
    word: text().notNull(),
    /** About how many events have it. What was counted when one came is not taken back when it goes. */
    events: integer().notNull().default(0),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.word] }),
    index('search_words_by_events').on(table.channel_id, table.events),
  ],
)

/** Repeats the status, time, school and whether it is private, so that a team's or school's list is read from one index. */
export const eventParticipants = pgTable(
  'event_participants',
  {
    event_id: integer().notNull(),
    participant_id: integer().notNull(),
    channel_id: channelId(),
    group_id: integer().notNull(),
    stream_status: text().notNull(),
    event_utc_ts: instant().notNull(),
    is_private: boolean().notNull().default(false),
    /** Away before home. */
    position: position(),
    score: integer(),
  },
  table => [
    index().on(table.participant_id),

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
      table.is_private,
    ),
    index('event_participants_by_school').on(
      table.channel_id,
      table.group_id,
      table.stream_status,
      table.event_utc_ts,
      table.event_id,
      table.is_private,
    ),
  ],
)

/** What each team had from when on: how the score came about, as long as there is the event. */
export const scoreChanges = pgTable(
  'score_changes',
  {
    id: id(),
    channel_id: channelId(),
    event_id: eventId(),
    participant_id: integer().notNull(),
    /** Null: it was wiped off the board. */
    score: integer(),
    /** What the scorer's tap said of it. */
    kind: text().$type<ScoreKind>(),
    /** When in the game: the period, and what its clock showed. */
    period: text(),
    clock: text(),
    at: instant().notNull(),
  },
  table => [index().on(table.channel_id), index().on(table.event_id, table.id)],
)

/** Marks that an event changed; its present state is in the event. */
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
    user_id: userId(),
    favoritable_type: text().notNull(),
    favoritable_id: integer().notNull(),
  },
  table => [
    index().on(table.user_id),

    unique('favorites_one').on(table.channel_id, table.user_id, table.favoritable_type, table.favoritable_id),
    check('favorites_type', sql`${table.favoritable_type} in ('participant', 'group', 'category')`),
  ],
)
