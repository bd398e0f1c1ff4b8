import type { Shop } from '../../support/shop/open-shop.ts'

/**
 * What protects is taken away in the bench's own database, never in the product, to see that the fault would do harm without
 * it.
 */
const weakenings = {
  /** Orders no longer say what they are of, so that one attempt does not see the other. */
  'one open attempt': {
    table: 'orders',
    on: 'insert',
    body: `select id into new.participant_id from participants p where channel_id = new.channel_id
      and not exists (select from orders o where o.user_id = new.user_id and o.participant_id = p.id) limit 1;`,
  },
  /** Who asked the provider earlier writes over what another found later. */
  'compare and set': { table: 'orders', on: 'update', body: 'new.version := old.version;' },
  /** The same payment looks like another one each time. */
  'one entry a payment': {
    table: 'transactions',
    on: 'insert',
    body: 'new.payment_id := new.payment_id || random();',
  },
} as const

export type Protection = keyof typeof weakenings

/** Runs something without it. */
export async function without<Result>(
  { query }: Shop,
  protection: Protection,
  run: () => Promise<Result>,
): Promise<Result> {
  const { table, on, body } = weakenings[protection]
  await query(
    `create function weaken() returns trigger language plpgsql as $$ begin ${body} return new; end $$`,
  )
  await query(`create trigger weaken before ${on} on ${table} for each row execute function weaken()`)
  try {
    return await run()
  } finally {
    await query('drop function weaken cascade')
  }
}
