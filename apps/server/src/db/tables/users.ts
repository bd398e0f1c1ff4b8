import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { channelId } from './channel.ts'
import { id, instant, position, storedText } from './columns.ts'

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
    /** Given by operators; digits, for the login. */
    member_number: text(),
    email_verified_at: instant(),
    /** argon2id. Null: social logins and codes by mail lead in. */
    password_hash: text(),
    /** Set by an operator; the user must choose another first of all. */
    temporary_password: boolean().notNull().default(false),
    terms_accepted_at: instant(),
    trial_period_used: boolean().notNull().default(false),
    hide_scores: boolean().notNull().default(false),
    /** Of games that they bought; receipts and the like come all the same. */
    stops_buyer_mails: boolean().notNull().default(false),
    created_at: instant().notNull().defaultNow(),
  },
  table => [
    uniqueIndex('users_email').on(table.channel_id, sql`lower(${table.email})`),
    uniqueIndex('users_member_number').on(table.channel_id, table.member_number),
    check('users_member_number_digits', sql`${table.member_number} ~ '^[0-9]{4,20}$'`),
  ],
)

/** Of a user, and gone with them. */
export const userId = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** A session: anonymous until a user is bound to it. Only hashes are kept, never a key or a cookie. */
export const apiKeys = pgTable(
  'api_keys',
  {
    key_hash: text().primaryKey(),
    channel_id: channelId(),
    user_id: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Of the cookie that must come along: a browser's key is in addresses, and alone proves nothing. */
    cookie_hash: text(),
    /** What a key without cookie was made for, which is taken in a header alone. Null: a browser's. */
    program: text(),
    created_at: instant().notNull(),
    last_seen_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  table => [
    index().on(table.channel_id),

    index().on(table.expires_at),
    index().on(table.user_id),
    check(
      'api_keys_cookie',
      sql`(${table.user_id} is null) = (${table.cookie_hash} is null and ${table.program} is null)`,
    ),
    check('api_keys_kind', sql`${table.cookie_hash} is null or ${table.program} is null`),
  ],
)

/** The user's external accounts. Only the provider's own id counts, never the email address. */
export const userIdentities = pgTable(
  'user_identities',
  {
    channel_id: channelId(),
    provider: text().notNull(),
    subject: text().notNull(),
    user_id: userId(),
    created_at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.channel_id, table.provider, table.subject] }),
    index().on(table.user_id),
    check('user_identities_provider', sql`${table.provider} in ('google', 'facebook')`),
  ],
)

/**
 * Mailed links: single use, each for one purpose, as a hash. Using one deletes it. The secret of a checkout, which the browser
 * makes, is of use to an unproven account until it expires.
 */
export const accountTokens = pgTable(
  'account_tokens',
  {
    token_hash: text().primaryKey(),
    channel_id: channelId(),
    user_id: userId(),
    purpose: text().notNull(),
    expires_at: instant().notNull(),
  },
  table => [
    index().on(table.channel_id),

    index().on(table.user_id),
    index().on(table.expires_at),
    check(
      'account_tokens_purpose',
      sql`${table.purpose} in ('verify_email', 'reset_password', 'delete_account', 'checkout_account')`,
    ),
  ],
)

/** Codes that end a social login, or that are mailed for a login: of use to the browser with this key alone, once, within minutes. */
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
    index().on(table.channel_id),
    index().on(table.user_id),

    index().on(table.expires_at),
    index().on(table.key_hash),
    check('session_codes_purpose', sql`${table.purpose} in ('add_session', 'register', 'login_code')`),
    check('session_codes_who', sql`(${table.user_id} is null) <> (${table.sealed_identity} is null)`),
  ],
)

/** States of social logins that came back: a second time is refused. */
export const usedOauthStates = pgTable(
  'used_oauth_states',
  { state_hash: text().primaryKey(), channel_id: channelId(), expires_at: instant().notNull() },
  table => [index().on(table.channel_id), index().on(table.expires_at)],
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

/** What a user has filled in, by form and field name: a form that is applied again keeps its answers. */
export const customFormValues = pgTable(
  'custom_form_values',
  {
    channel_id: channelId(),
    user_id: userId(),
    form_alias: text().notNull(),
    name: text().notNull(),
    value: text(),
  },
  table => [
    index().on(table.channel_id),
    primaryKey({ columns: [table.user_id, table.form_alias, table.name] }),
  ],
)
