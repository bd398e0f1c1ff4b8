import { TOTP, URI } from 'otpauth'
import { describe, expect, it, vi } from 'vitest'
import { ensureOperator } from '../src/operators/operators/index.ts'
import { openMailbox } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import {
  cookieOf,
  enterStudio,
  login,
  makeOperator,
  openStudio,
  operatorPassword,
  postStudio,
  type StudioClient,
  studioClient,
} from './studio-client.ts'

let time: Date
let owner: StudioClient

time = new Date()
const server = await serveTests({ now: () => time })
owner = await enterStudio(server, 'owner@example.com', server.alphaId)

const people = '/channels/alpha/people'

async function invite(email: string, role = 'scorer', language = 'en') {
  return owner.post(people, { email, role, language })
}

/** Of the newest mail to them, once there are so many. */
async function mailedTo(email: string, count = 1) {
  return vi.waitFor(
    async () => {
      const mails = await openMailbox(server).mailsTo(email)
      expect(mails).toHaveLength(count)
      const [mail] = mails
      return { ...mail, token: mail?.text.match(/\/studio\/welcome#(\S+)/)?.[1] ?? '' }
    },
    { timeout: 20_000 },
  )
}

const accept = (token: string) => postStudio(server, '/welcome', { token, password: operatorPassword })

async function personOf(email: string) {
  const { json } = await owner.get(people)
  return json.items.find((item: { email: string }) => item.email === email)
}

describe('an invitation', () => {
  it('is a mail in the chosen language with a link that works once and gives the role', async () => {
    const { status, json } = await invite('yana@example.com', 'scorer', 'bg')
    expect(status).toBe(200)
    expect(await personOf('yana@example.com')).toMatchObject({
      id: json.id,
      role: 'scorer',
      has_totp: false,
      last_seen_at: null,
      invited_until: new Date(time.getTime() + 7 * 86_400_000).toISOString(),
    })
    const { token, text, subject } = await mailedTo('yana@example.com')
    expect(json.link).toMatch(new RegExp(`/studio/welcome#${token}$`))
    expect(subject).toContain('Работа')
    expect(text).toContain('owner@example.com')
    const both = await Promise.all([accept(token), accept(token)])
    expect(both.map(answer => answer.status).sort()).toEqual([200, 400])
    const came = both.find(answer => answer.status === 200)
    expect(came?.json).toMatchObject({ role: 'scorer', channel: { channel_key: 'alpha' } })
    expect(await personOf('yana@example.com')).toMatchObject({
      invited_until: null,
      last_seen_at: time.toISOString(),
    })
    expect((await login(server, 'yana@example.com')).json.step).toBe('session')
  })

  it('ends after a week, can be sent again, and only the newest link works', async () => {
    const { json } = await invite('late@example.com', 'editor', 'fr')
    const { token: first } = await mailedTo('late@example.com')
    time = new Date(time.getTime() + 8 * 86_400_000)
    owner = await openStudio(server, 'owner@example.com')
    expect((await accept(first)).json.error.code).toBe('reset_failed')
    // What the server prints at its start is not for who was invited.
    const shown = await ensureOperator(server.ctx, { isDemo: false, email: 'x@example.com' })
    expect(shown?.email).not.toBe('late@example.com')
    expect((await owner.post(`${people}/${json.id}/resend`)).status).toBe(200)
    const { token, subject } = await mailedTo('late@example.com', 2)
    expect(subject).toContain('Travailler')
    expect((await accept(first)).status).toBe(400)
    expect((await accept(token)).status).toBe(200)
    expect((await owner.post(`${people}/${json.id}/resend`)).json.error.code).toBe('conflict')
  })

  it('cannot go to an existing operator of any channel, or to an invalid address', async () => {
    await makeOperator(server, 'elsewhere@example.com', server.betaId)
    for (const email of ['owner@example.com', 'Elsewhere@example.com']) {
      const { status, json } = await invite(email)
      expect({ status, fields: Object.keys(json.error.fields) }).toEqual({ status: 409, fields: ['email'] })
    }
    expect((await invite('nobody')).json.error.fields).toHaveProperty('email')
    expect(await personOf('elsewhere@example.com')).toBeUndefined()
  })
})

describe('somebody on the channel', () => {
  it('has the new role from the next call on', async () => {
    const other = await enterStudio(server, 'role@example.com', server.alphaId, 'helpdesk')
    const { id } = await personOf('role@example.com')
    expect((await other.get('/channels/alpha/users')).status).toBe(200)
    expect((await owner.post(`${people}/${id}/role`, { role: 'finance' })).status).toBe(200)
    expect((await other.get('/channels/alpha/users')).json.error.code).toBe('role_needed')
    expect((await other.get('/channels/alpha/coupons')).status).toBe(200)
    expect((await other.post(`${people}/${id}/role`, { role: 'owner' })).json.error.code).toBe('role_needed')
  })

  it('loses access everywhere at once when removed, and may be invited again', async () => {
    await makeOperator(server, 'gone@example.com', server.alphaId, 'producer')
    const devices = [
      await openStudio(server, 'gone@example.com'),
      await openStudio(server, 'gone@example.com'),
    ]
    const { id } = await personOf('gone@example.com')
    expect((await owner.post(`${people}/${id}/remove`)).status).toBe(200)
    for (const device of devices) expect((await device.get('/me')).status).toBe(401)
    expect((await login(server, 'gone@example.com')).status).toBe(401)
    expect((await owner.post(`${people}/${id}/remove`)).status).toBe(404)
    expect((await invite('gone@example.com')).status).toBe(200)
  })

  it('appears in the audit log when they come, change and go', async () => {
    const { json } = await owner.get('/audit-log?channel=alpha&changes_only=1')
    const actions = json.items.map((item: { action: string }) => item.action)
    for (const action of ['invite_person', 'resend_invitation', 'change_role', 'remove_person'])
      expect(actions).toContain(action)
  })
})

describe('the last owner', () => {
  const path = '/channels/beta/people'

  it('can neither leave nor change role, even if two owners demote each other at the same time', async () => {
    for (const way of ['remove', 'role']) {
      const emails = [`first-${way}@example.com`, `second-${way}@example.com`]
      for (const email of emails) await makeOperator(server, email, server.betaId)
      const [first, second] = await Promise.all(emails.map(email => openStudio(server, email)))
      const ids = await Promise.all([first, second].map(async client => (await client?.get('/me'))?.json.id))
      // The one of the tests before goes first: it is beta's as well.
      const { json } = (await first?.get(path)) ?? {}
      for (const { id, role } of json.items)
        if (role === 'owner' && !ids.includes(id)) await first?.post(`${path}/${id}/remove`)
      const body = way === 'role' ? { role: 'scorer' } : {}
      const answers = await Promise.all([
        first?.post(`${path}/${ids[1]}/${way}`, body),
        second?.post(`${path}/${ids[0]}/${way}`, body),
      ])
      // The other is out, is no longer an owner, or gets a refusal.
      expect(answers.filter(answer => answer?.status === 200)).toHaveLength(1)
      const left = answers[0]?.status === 200 ? first : second
      const own = answers[0]?.status === 200 ? ids[0] : ids[1]
      expect((await left?.post(`${path}/${own}/remove`))?.json.error.code).toBe('last_owner')
      expect((await left?.post(`${path}/${own}/role`, { role: 'editor' }))?.json.error.code).toBe(
        'last_owner',
      )
      expect((await left?.post(`${path}/${own}/role`, { role: 'owner' }))?.status).toBe(200)
    }
  })
})

describe('a second factor that the channel demands', () => {
  it('is set up before anything else, even by operators of the deployment', async () => {
    await makeOperator(server, 'without@example.com', server.alphaId, 'producer')
    await makeOperator(server, 'chief@example.com')
    const clients = [
      await openStudio(server, 'without@example.com'),
      await openStudio(server, 'chief@example.com'),
    ]
    const other = await enterStudio(server, 'other@example.com', server.betaId, 'scorer')
    expect((await owner.post('/channels/alpha/totp-demand', { is_demanded: true })).status).toBe(200)
    for (const client of [...clients, owner]) {
      expect((await client.get('/channels/alpha/events')).json.error.code).toBe('totp_demanded')
      expect((await client.get('/me')).json.must_set_totp).toBe(true)
    }
    expect((await other.get('/channels/beta/events')).status).toBe(200)
    const { json } = await owner.post('/totp/begin', { current_password: operatorPassword })
    const totp = URI.parse(json.otpauth_uri)
    const code = totp instanceof TOTP ? totp.generate({ timestamp: time.getTime() }) : ''
    expect((await owner.post('/totp/confirm', { code })).json.must_set_totp).toBe(false)
    expect((await owner.get(people)).json.demands_totp).toBe(true)
    const answer = await login(server, 'without@example.com')
    expect(answer.json.operator.must_set_totp).toBe(true)
    expect((await studioClient(server, cookieOf(answer)).get('/channels')).status).toBe(403)
  })
})
