import { basicPassField, passesForm } from '@grandstand/rules'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import { customForms, customFormValues } from '../../db/tables.ts'

/**
 * Who buys has chosen, even if the card is declined: their profile, orders and cards are not behind the choice of a pass.
 * Nothing happens in a channel without the form, or for a user who has chosen.
 */
export async function chooseBasicPass(tx: Tx, channelId: number, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into ${customFormValues} (channel_id, user_id, form_alias, name, value)
    select channel_id, ${userId}, alias, ${basicPassField}, '1' from ${customForms}
    where channel_id = ${channelId} and alias = ${passesForm}
    on conflict (user_id, form_alias, name) do update set value = excluded.value
    where coalesce(${customFormValues.value}, '') in ('', '0')`)
}
