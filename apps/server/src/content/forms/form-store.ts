import type { FormValue } from '@grandstand/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { customForms, customFormValues as values } from '../../db/tables.ts'

export async function findFormRow(db: Db, channelId: number, alias: string) {
  const rows = await db
    .select({ alias: customForms.alias, name: customForms.name, fields: customForms.fields })
    .from(customForms)
    .where(and(eq(customForms.channel_id, channelId), eq(customForms.alias, alias)))
  return rows[0]
}

export async function hasForm(db: Db, channelId: number, alias: string): Promise<boolean> {
  return (await findFormRow(db, channelId, alias)) !== undefined
}

export function listFormValueRows(db: Db, channelId: number, userId: number, alias: string) {
  return db
    .select({ name: values.name, value: values.value })
    .from(values)
    .where(and(eq(values.channel_id, channelId), eq(values.user_id, userId), eq(values.form_alias, alias)))
    .limit(1_000)
}

export async function keepFormValueRows(
  db: Db,
  channelId: number,
  userId: number,
  alias: string,
  filled: readonly { name: string; value: FormValue }[],
): Promise<void> {
  // In one order, so that two writers wait for each other and neither for both.
  const rows = filled
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, value }) => ({
      channel_id: channelId,
      user_id: userId,
      form_alias: alias,
      name,
      value: value === null ? null : String(value),
    }))
  await db
    .insert(values)
    .values(rows)
    .onConflictDoUpdate({
      target: [values.user_id, values.form_alias, values.name],
      set: { value: sql`excluded.value` },
    })
}
