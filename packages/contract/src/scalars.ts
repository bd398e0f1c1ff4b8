import { z } from 'zod'
import { currencies, interfaceLanguages } from './constants.ts'

/** Ids are positive integers that fit a PostgreSQL `integer`. */
export const id = z.int().min(1).max(2_147_483_647)

/** An id as it is in a path or a query string. */
export const idParam = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be a positive whole number')
  .transform(Number)
  .pipe(id)

/** Whole numbers in a query string. */
export const countParam = (max: number) =>
  z
    .string()
    .regex(/^\d{1,15}$/, 'must be a whole number, zero or more')
    .transform(Number)
    .pipe(z.int().min(0).max(max))

export const flagParam = z
  .enum(['0', '1', 'false', 'true'])
  .transform(value => value === '1' || value === 'true')

export const alias = z
  .string()
  .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, 'must be lower-case words joined by - or _')

/** Languages are two-letter codes; the interface itself speaks {@link interfaceLanguages}. */
export const language = z.string().regex(/^[a-z]{2}$/, 'must be a two-letter language code')
export const interfaceLanguage = z.enum(interfaceLanguages)

/** Money on the wire is integer minor units, hundredths or whole units; its currency is beside it. */
export const minorUnits = z.int().min(0)
export const currency = z.enum(currencies)

export const utcSeconds = z.int()
export const utcDateTime = z.iso.datetime()
/** A day; the calendars of databases and programs end in other years, and none within these. */
export const dateParam = z.iso
  .date()
  .refine(day => day >= '1900-01-01' && day <= '2199-12-31', 'must be a day from 1900 to 2199')

export const color = z.string().regex(/^#[0-9a-f]{6}$/i, 'must be a colour like #0a0d14')

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int(), limit: z.int(), offset: z.int() })

export const maxLimit = 100
/**
 * How far the total of a list of events is counted; beyond, it only says that there is more. The count then costs the
 * same among a thousand events and a million; counters for every combination of filters would cost each write.
 */
export const maxTotal = 1_000
/** Of a search for words, where each that is counted has to be looked at. */
export const maxSearchTotal = 100
/** `limit` and `offset` of every list. */
export const paging = {
  limit: countParam(maxLimit).optional(),
  offset: countParam(1_000_000_000).optional(),
}

/** What every public call takes: the text language, and the channel when the host name does not tell it. */
export const publicQuery = {
  language: language.optional(),
  channel_key: z.string().min(1).max(100).optional(),
}

/** The key of a channel in a path of the Studio. */
export const channel = z.string().min(1).max(100)
export const ofChannel = z.strictObject({ channel })
/** One thing of a channel, by its number. */
export const byChannelAndId = z.strictObject({ channel, id: idParam })

/** The answer of a call that has nothing to say but that it is done. */
export const done = z.object({ success: z.literal(true) })

/** Of who makes an account, or is sent something for the first time. */
export const newEmail = z.string().trim().max(254).pipe(z.email())

/** Of the second factor: from the app, or one of those kept for the day on which it is lost. */
export const codeOrRecovery = z
  .string()
  .regex(/^(?:\d{6}|[a-z0-9]{5}-[a-z0-9]{5})$/, 'must be six digits or a recovery code')
