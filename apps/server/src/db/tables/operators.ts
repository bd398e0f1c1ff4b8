import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { channels } from './channel.ts'
import { id, instant } from './columns.ts'

/** Operators of a channel, or of the whole deployment (no channel); separate from viewers in every way. */
export const operators = pgTable(
  'operators',
  {
    id: id(),
    channel_id: integer().references(() => channels.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    /** One of `operatorRoles`; operators of the whole deployment are owners. */
    role: text().notNull(),
    password_hash: text().notNull(),
    /** Of the link by which the first operator, or an invited one, chooses a password; null once there is one. */
    link_hash: text(),
    link_expires_at: instant(),
    /** Of the link by which somebody who has forgotten their password chooses another. */
    reset_hash: text(),
    reset_expires_at: instant(),
    /** Of the mail that invited them; null: they were made on the machine. */
    invited_language: text(),
    last_seen_at: instant(),
    /** Sealed; it counts once `totp_confirmed_at` is set. */
    sealed_totp_secret: text(),
    totp_confirmed_at: instant(),
    /** A code opens once: only later steps count. */
    last_totp_step: bigint({ mode: 'number' }),
    /** In which language the figures of each month are mailed to them; null: not at all. */
    monthly_language: text(),
    /** The last month that they got, such as 2026-10. */
    month_told: text(),
    created_at: instant().notNull().defaultNow(),
  },
  table => [index().on(table.channel_id), uniqueIndex('operators_email').on(sql`lower(${table.email})`)],
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

/** Each opens once in place of the second factor. What is stored is a hash that needs the server's key. */
export const operatorRecoveryCodes = pgTable(
  'operator_recovery_codes',
  {
    code_hash: text().primaryKey(),
    operator_id: integer()
      .notNull()
      .references(() => operators.id, { onDelete: 'cascade' }),
  },
  table => [index().on(table.operator_id)],
)

/**
 * What operators did, and to what. Rows are only added (a trigger refuses changes). It names items by id and holds
 * no data of a viewer, since it outlives them.
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
