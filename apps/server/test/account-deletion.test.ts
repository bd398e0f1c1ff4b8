import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createSecret, hashSecret } from '../src/accounts/keys/index.ts'
import { openBrowser, person, registerPerson } from './browser.ts'
import { openMailbox } from './mailbox.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'

let time = new Date()
const server = await serveTests({ now: () => time })
const mailbox = openMailbox(server)

const confirm = (token: string, host = 'alpha.test') =>
  server.ask('/api/delete-account-confirm', { host, body: { token } })

/** Every place in every schema of the database, and every file of the data folder, where one of the words stands. */
async function findTraces(words: readonly string[]): Promise<string[]> {
  const { db } = server.ctx
  const found: string[] = []
  const { rows: tables } = await db.execute<{ table_schema: string; table_name: string }>(sql`
    select table_schema, table_name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`)
  expect(tables.length).toBeGreaterThan(30)
  for (const { table_schema, table_name } of tables) {
    const table = sql`${sql.identifier(table_schema)}.${sql.identifier(table_name)}`
    for (const word of words) {
      const { rows } = await db.execute(
        sql`select 1 from ${table} as row where position(lower(${word}) in lower(row::text)) > 0`,
      )
      if (rows.length > 0) found.push(`${table_schema}.${table_name}: ${word}`)
    }
  }
  const files = await readdir(server.dataDir, { recursive: true, withFileTypes: true })
  for (const file of files.filter(entry => entry.isFile())) {
    const text = (await readFile(join(file.parentPath, file.name), 'utf8')).toLowerCase()
    for (const word of words) if (text.includes(word.toLowerCase())) found.push(`${file.name}: ${word}`)
  }
  return found
}

describe('the deletion of an account', () => {
  const email = 'Vanishing.Person@Example.com'
  const words = [email, 'Wilhelmina', 'Quixotham', '9155501099']

  it('leaves no trace of the person in the database or storage, and removes nothing of anybody else', async () => {
    const { db } = server.ctx
    const browser = await openBrowser(server)
    const registered = await browser.post('/v2/auth/register', {
      ...person,
      email,
      first_name: 'Wilhelmina',
      last_name: 'Quixotham',
      phone: '9155501099',
    })
    const userId: number = registered.json.user.id
    // The same person on another channel, and somebody whose address only contains this one.
    await registerPerson(server, email, 'beta')
    await registerPerson(server, `x${email}`)

    // All that an account gathers.
    await browser.post('/auth/password-reset-request', { email: email.toUpperCase() })
    await browser.post('/auth/email-verify-request')
    await browser.post('/contacts', { name: 'Wilhelmina Quixotham', email, message: 'Call 9155501099' })
    await (await openBrowser(server)).post('/v2/auth/login', { email, password: person.password })
    await db.execute(
      sql`insert into favorites (channel_id, user_id, favoritable_type, favoritable_id) values (${server.alphaId}, ${userId}, 'group', 1)`,
    )
    await db.execute(
      sql`insert into user_identities (channel_id, provider, subject, user_id, created_at) values (${server.alphaId}, 'facebook', ${`subject of ${email}`}, ${userId}, now())`,
    )
    await db.execute(
      sql`insert into custom_form_values (channel_id, user_id, form_alias, name, value) values (${server.alphaId}, ${userId}, 'about', 'name', 'Wilhelmina Quixotham')`,
    )
    await db.execute(
      sql`insert into session_codes (code_hash, channel_id, key_hash, purpose, user_id, return_path, expires_at) values (${hashSecret(createSecret())}, ${server.alphaId}, ${hashSecret(browser.key())}, 'add_session', ${userId}, '/', now() + interval '1 minute')`,
    )
    const giver = await server.programKey(server.alphaId, 'giver@example.com')
    const orderId = await openShop(server).add(giver.userId, { subscription: 'monthly', is_gift: true })
    await db.execute(
      sql`insert into gifts (channel_id, order_id, email, message, created_at) values (${server.alphaId}, ${orderId}, ${email}, '', now())`,
    )
    await mailbox.receive(email, '/password-reset')
    await mailbox.receive(email, '/verify-email', 2)
    await expect
      .poll(async () => (await mailbox.mailsTo('office@alpha.example')).length, { timeout: 30_000 })
      .toBe(1)

    expect((await browser.post('/delete-account-request')).json).toEqual({ success: true })
    const token = await mailbox.token(email, '/confirm-account-deletion')
    // A mail that still waits, as with a mail server that is down.
    await db.execute(sql`
      insert into pgboss.job (name, data, start_after) values
      ('send-mail', ${JSON.stringify({ channel_key: 'alpha', to: email, text: 'Wilhelmina' })}::jsonb, now() + interval '1 day')`)
    const before = await findTraces(words)
    for (const store of [
      'users',
      'user_identities',
      'custom_form_values',
      'gifts',
      'pgboss',
      '.eml',
      '.json',
    ])
      expect(before.join('\n')).toContain(store)

    expect((await confirm(token)).json).toEqual({ success: true })
    expect((await browser.get('/profile')).status).toBe(401)

    // What stays is the other channel's and the namesake's; when those are gone too, nothing does.
    const remaining = async () =>
      (await openMailbox(server, 'beta').mailsTo(email)).length + (await mailbox.mailsTo(`x${email}`)).length
    await expect.poll(remaining, { timeout: 30_000 }).toBe(2)
    expect(
      (await (await openBrowser(server, 'beta')).post('/v2/auth/login', { email, password: person.password }))
        .status,
    ).toBe(200)
    await expect.poll(() => mailbox.mailsTo(email), { timeout: 30_000 }).toEqual([])
    expect((await findTraces(['Wilhelmina', 'Quixotham', '9155501099'])).join('\n')).toBe('')

    await deleteAs(email, 'beta')
    await deleteAs(`x${email}`, 'alpha')
    await expect.poll(async () => (await findTraces(words)).join('\n'), { timeout: 20_000 }).toBe('')
  }, 90_000)

  async function deleteAs(address: string, channel: string): Promise<void> {
    const browser = await openBrowser(server, channel)
    await browser.post('/v2/auth/login', { email: address, password: person.password })
    await browser.post('/delete-account-request')
    const token = await openMailbox(server, channel).token(address, '/confirm-account-deletion')
    expect((await confirm(token, `${channel}.test`)).status).toBe(200)
  }

  it('needs a POST: a GET of the link, which mail scanners send, deletes nothing', async () => {
    const browser = await registerPerson(server, 'scanned@example.com')
    await browser.post('/delete-account-request')
    const token = await mailbox.token('scanned@example.com', '/confirm-account-deletion')
    await server.ask(`/confirm-account-deletion?token=${token}`)
    await server.ask(`/api/delete-account-confirm?token=${token}`)
    expect((await browser.get('/profile')).status).toBe(200)
    expect((await confirm(token)).status).toBe(200)
  })

  it('fails if the link is used, expired, of another channel or invented, and deletes nothing', async () => {
    const browser = await registerPerson(server, 'stays@example.com')
    await browser.post('/delete-account-request')
    const token = await mailbox.token('stays@example.com', '/confirm-account-deletion')
    for (const answer of [await confirm(token, 'beta.test'), await confirm('A'.repeat(43))]) {
      expect(answer.status).toBe(400)
      expect(answer.json.error).toMatchObject({ code: 'verification_failed', message: 'Verification failed' })
    }
    time = new Date(time.getTime() + 60 * 60_000)
    expect((await confirm(token)).json.error.code).toBe('verification_failed')
    expect((await browser.get('/profile')).status).toBe(200)
    await browser.post('/delete-account-request')
    const fresh = await mailbox.token('stays@example.com', '/confirm-account-deletion', 2)
    const answers = await Promise.all([confirm(fresh), confirm(fresh), confirm(fresh)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('keeps orders as anonymous invoices, and includes them in the export beforehand', async () => {
    const browser = await registerPerson(server, 'buyer@example.com')
    const { id } = (await browser.get('/profile')).json
    const orderId = await openShop(server).add(id, { package: 'team-pass', product_name: 'Team pass' })
    const exported = (await browser.get('/profile/export')).json.orders
    expect(exported).toMatchObject([{ id: orderId, product_name: 'Team pass', base_price: 899 }])
    await browser.post('/delete-account-request')
    await confirm(await mailbox.token('buyer@example.com', '/confirm-account-deletion'))
    const { rows } = await server.ctx.db.execute(sql`select * from orders where id = ${orderId}`)
    expect(rows).toMatchObject([{ user_id: null, product_name: 'Team pass', base_price: 899 }])
  })

  it('frees the address for a new account', async () => {
    const browser = await registerPerson(server, 'again@example.com')
    await browser.post('/delete-account-request')
    await confirm(await mailbox.token('again@example.com', '/confirm-account-deletion'))
    await registerPerson(server, 'again@example.com')
  })
})
