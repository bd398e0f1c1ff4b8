import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { serveTests } from './serve-tests.ts'
import {
  enterStudio,
  login,
  makeOperator,
  openStudio,
  operatorPassword,
  type StudioClient,
} from './studio-client.ts'

const server = await serveTests()
const alpha = await enterStudio(server, 'alpha@example.com', server.alphaId)
const chief = await enterStudio(server, 'chief@example.com')

interface Entry {
  action: string
  operator_email: string
  target: { name: string | null } | null
}

const newest = async (studio: StudioClient, count: number) =>
  (await studio.get(`/audit-log?limit=${count}`)).json.items

describe('the audit log', () => {
  it('records every look at a person and every change, with who, whom, when and from where', async () => {
    const { userId } = await server.programKey(server.alphaId, 'watched@example.com')
    await alpha.get('/channels/alpha/users?search=watched')
    await alpha.get(`/channels/alpha/users/${userId}`)
    await alpha.post(`/channels/alpha/users/${userId}/temporary-password`)
    await alpha.post(`/channels/alpha/users/${userId}/end-sessions`)
    const items = await newest(alpha, 4)
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'end_user_sessions',
      'set_temporary_password',
      'view_user',
      'list_users',
    ])
    expect(items[1]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      action: 'set_temporary_password',
      operator_email: 'alpha@example.com',
      channel_key: 'alpha',
      target: { type: 'user', id: userId, name: expect.any(String) },
      ip: '127.0.0.1',
    })
  })

  it('records logins, failed logins, log-outs and changes of the login method', async () => {
    await makeOperator(server, 'busy@example.com', server.alphaId)
    await login(server, 'busy@example.com', 'wrong')
    const busy = await openStudio(server, 'busy@example.com')
    await busy.post('/totp/begin', { current_password: operatorPassword })
    await busy.post('/totp/remove', { current_password: operatorPassword })
    await busy.post('/logout')
    const items = await newest(alpha, 6)
    expect(items.map(({ action }: { action: string }) => action)).toEqual([
      'logout',
      'turn_totp_off',
      'begin_totp',
      'login',
      'login_failed',
      'add_operator',
    ])
  })

  it('names what an entry is about as it is called now, and is narrowed to a person and to days', async () => {
    const { userId } = await server.programKey(server.alphaId, 'renamed@example.com')
    await server.ctx.db.execute(
      sql`update users set first_name = 'Ada', last_name = 'Renamed' where id = ${userId}`,
    )
    const since = new Date().toISOString()
    const other = await enterStudio(server, 'narrow@example.com', server.alphaId)
    await other.get(`/channels/alpha/users/${userId}`)
    await alpha.get(`/channels/alpha/users/${userId}`)
    const found = async (query: string) =>
      (await alpha.get(`/audit-log?${query}`)).json.items.map(
        ({ action, operator_email, target }: Entry) => `${operator_email} ${action} ${target?.name}`,
      )
    const looked = (who: string) => `${who}@example.com view_user Ada Renamed`
    expect(await found(`who=NARROW&from=${since}`)).toEqual([
      looked('narrow'),
      'narrow@example.com login undefined',
    ])
    expect(await found(`from=${since}`)).toContain(looked('alpha'))
    expect(await found(`to=${since}`)).not.toContain(looked('alpha'))
    await server.ctx.db.execute(sql`update users set first_name = '', last_name = '' where id = ${userId}`)
    expect((await found(`who=narrow`))[0]).toContain('renamed@example.com')
  })

  it('holds no password, no address of a stranger, and no detail of a viewer except the id', async () => {
    await server.programKey(server.alphaId, 'private.person@example.com')
    await login(server, 'private.person@example.com', 'my viewer password')
    await login(server, 'chief@example.com', 'nearly the password')
    await alpha.get('/channels/alpha/users?search=private.person')
    const { rows } = await server.ctx.db.execute<{ row: string }>(
      sql`select row_to_json(l)::text as row from audit_log l`,
    )
    const all = rows.map(({ row }) => row).join()
    for (const secret of ['private.person', 'my viewer password', 'nearly the password', operatorPassword]) {
      expect(all).not.toContain(secret)
    }
    const [, , failedStranger] = await newest(chief, 3)
    expect(failedStranger).toMatchObject({ action: 'login_failed', operator_email: '', target: null })
  })

  it('is append-only: changing, deleting and emptying it fail', async () => {
    for (const statement of [
      sql`update audit_log set action = 'logout'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
    ]) {
      await expect(server.ctx.db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'the audit log is only added to' },
      })
    }
  })

  it('is written together with the change it records, or not at all', async () => {
    const { userId, apiKey } = await server.programKey(server.alphaId, 'together@example.com')
    await server.ctx.db.execute(sql`alter table audit_log add constraint no_more check (id < 0) not valid`)
    try {
      expect((await alpha.post(`/channels/alpha/users/${userId}/temporary-password`)).status).toBe(500)
      expect((await alpha.post(`/channels/alpha/users/${userId}/end-sessions`)).status).toBe(500)
      expect((await alpha.get(`/channels/alpha/users/${userId}`)).status).toBe(500)
      expect((await login(server, 'alpha@example.com')).status).toBe(500)
    } finally {
      await server.ctx.db.execute(sql`alter table audit_log drop constraint no_more`)
    }
    const profile = await server.ask('/api/profile', { headers: { authorization: `Bearer ${apiKey}` } })
    expect(profile.json).toMatchObject({ id: userId, temporary_password: false })
  })

  it('shows a channel operator only that channel, and a deployment operator everything', async () => {
    await chief.get('/channels/beta/users')
    const [seenByChief] = await newest(chief, 1)
    expect(seenByChief).toMatchObject({ action: 'list_users', channel_key: 'beta' })
    const keysFor = async (studio: StudioClient, query: string) => {
      const { json } = await studio.get(`/audit-log${query}`)
      return new Set(json.items.map((item: { channel_key: string | null }) => item.channel_key))
    }
    expect(await keysFor(alpha, '')).toEqual(new Set(['alpha']))
    expect(await keysFor(chief, '')).toEqual(new Set(['alpha', 'beta', null]))
    expect(await keysFor(chief, '?channel=beta')).toEqual(new Set(['beta']))
    expect((await alpha.get('/audit-log?channel=beta')).status).toBe(404)
  })

  it('comes in pages, newest first, and can leave out looks', async () => {
    const { json } = await chief.get('/audit-log?limit=3&offset=2')
    const ids = json.items.map(({ id }: { id: number }) => id)
    expect(ids).toEqual([...ids].sort((a, b) => b - a))
    expect(ids).toHaveLength(3)
    const whole = (await chief.get('/audit-log')).json
    expect(json.total).toBe(whole.total)
    const changes = (await chief.get('/audit-log?changes_only=1')).json
    const actions = new Set(changes.items.map(({ action }: { action: string }) => action))
    expect(actions).not.toContain('list_users')
    expect(actions).not.toContain('view_user')
    expect(changes.total).toBeLessThan(whole.total)
  })
})
