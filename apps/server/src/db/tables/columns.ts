import { customType, integer, timestamp } from 'drizzle-orm/pg-core'
import type { StoredText } from '../stored-text.ts'

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** `pg` has parsed the value already; drizzle's own jsonb would parse a string in it once more. */
export const storedText = customType<{ data: StoredText; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: value => JSON.stringify(value),
})
/** The tags of a sport's clips, in the order of the channel's files. */
export const storedTags = customType<{ data: { alias: string; name: StoredText }[]; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver: value => JSON.stringify(value),
})
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity()
export const instant = () => timestamp({ withTimezone: true })
/** The place in a list, as the channel's files order it. */
export const position = () => integer().notNull()
/** When it left the channel's files, though orders or games still need it. Null: it is listed. */
export const retiredAt = () => instant()
