import { readFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { migrate } from '../src/db/migrate.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.int() })) })

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createTestDatabase('template0')
  const file = new URL('../src/db/migrations/meta/_journal.json', import.meta.url)
  const { entries } = journal.parse(JSON.parse(await readFile(file, 'utf8')))
  const at = entries.findIndex(({ tag }) => tag.endsWith('bought_stays_bought'))
  await migrate(database.url, { until: entries[at - 1]?.when ?? 0 })
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

it('orders from before the migration keep what their products opened', async () => {
  await client.query(`
    insert into channels (channel_key, settings) values ('alpha', '{}'), ('beta', '{}');
    insert into event_categories (channel_id, parent_id, position, alias, name) values
      (1, null, 0, 'ball', '"Ball"'), (1, 1, 1, 'small', '"Small"'), (1, null, 2, 'swim', '"Swim"'),
      (2, null, 0, 'other', '"Other"');
    insert into participant_groups (channel_id, position, alias, name, city, color)
      values (1, 0, 's', '"S"', '"S"', '#000000');
    insert into participants
      (channel_id, group_id, position, alias, name, short_name, image_ids, gender, category_id)
      values (1, 1, 0, 'team', '"Team"', 'TEA', '{}', 'men', 1);
    insert into packages
      (channel_id, position, alias, name, description, base_price, service_fee, weight, type, event_category_ids, is_team_pass, capabilities)
      values (1, 0, 'all', '"All"', '""', 1, 0, 0, 'package', '{}', false, '{}'),
        (1, 1, 'balls', '"Balls"', '""', 1, 0, 0, 'package', '{1}', false, '{download}'),
        (1, 2, 'team-pass', '"Team"', '""', 1, 0, 0, 'package', '{1,3}', true, '{}'),
        (1, 3, 'game', '"Game"', '""', 1, 0, 0, 'single_event', '{}', false, '{no_ads}');
    insert into subscriptions
      (channel_id, position, alias, name, description, base_price, service_fee, offer, trial_period, weight, capabilities)
      values (1, 0, 'monthly', '"M"', '""', 1, 0, 'monthly', 0, 0, '{clipping}');
    insert into orders
      (channel_id, product_name, status, activity_status, base_price, service_fee, currency, created_at,
        type, package_id, subscription_id, event_category_id, participant_id)
    select 1, '"P"', 'paid', 'active', 1, 0, 'USD', '2026-01-01T00:00:00Z', sold.* from (values
      ('package', 1, null::int, null::int, null::int),
      ('package', 1, null, 3, null),
      ('package', 2, null, null, null),
      ('package', 2, null, 2, null),
      ('package', 3, null, null, 1),
      ('event', 4, null, null, null),
      ('subscription', null, 1, null, null),
      ('package', null, null, null, null)
    ) as sold`)
  await migrate(database.url)
  const { rows } = await client.query(`
    select all_categories as all, event_category_ids as sports, is_team_pass as team, capabilities as lets,
      newest_category_id as newest, updated_at = created_at as unchanged from orders order by id`)
  const kept = { all: false, sports: [], team: false, lets: [], newest: 3, unchanged: true }
  expect(rows).toEqual([
    { ...kept, all: true },
    { ...kept, sports: [3] },
    { ...kept, sports: [1, 2], lets: ['download'] },
    { ...kept, sports: [2], lets: ['download'] },
    { ...kept, sports: [1, 2, 3], team: true },
    { ...kept, lets: ['no_ads'] },
    { ...kept, lets: ['clipping'] },
    kept,
  ])
})

it('one attempt, one payment and one checkout of a buyer are one order', async () => {
  const add = (columns: string, values: string) =>
    client.query(`
      insert into orders (channel_id, type, product_name, status, activity_status, base_price, service_fee, currency,
        created_at, updated_at, all_categories, event_category_ids, newest_category_id, is_team_pass, capabilities, ${columns})
      values (1, 'event', '"P"', 'created', 'inactive', 1, 0, 'USD', now(), now(), false, '{}', 0, false, '{}', ${values})`)
  await client.query(`insert into users (channel_id, email, first_name, last_name)
    values (1, 'ada@example.com', 'Ada', 'Fan'), (1, 'bo@example.com', 'Bo', 'Fan')`)
  await add('user_id, idempotency_key', "1, 'first'")
  await add('user_id, idempotency_key', "2, 'first'")
  await expect(add('user_id, idempotency_key', "1, 'second'")).rejects.toThrow('orders_open_attempt')
  await client.query("update orders set status = 'failed'")
  await add('user_id, idempotency_key', "1, 'second'")
  await client.query("update orders set status = 'failed'")
  await expect(add('user_id, idempotency_key', "1, 'first'")).rejects.toThrow('orders_idempotency')
  await add('payment_intent_id', "'pi_1'")
  await expect(add('payment_intent_id', "'pi_1'")).rejects.toThrow('orders_payment_intent')
  await add('checkout_session_id', "'cs_1'")
  await expect(add('checkout_session_id', "'cs_1'")).rejects.toThrow('orders_checkout_session')
})
