import { eq } from 'drizzle-orm'
import { TOTP, URI } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { auditLog, operators } from '../src/db/tables.ts'
import { buildChannel } from './channel-builder.ts'
import { openMailbox } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import {
  enterStudio,
  login,
  makeOperator,
  openStudio,
  operatorPassword,
  postStudio,
} from './studio-client.ts'

let time = new Date()
const server = await serveTests({ channels: [buildChannel('alpha'), buildChannel('beta')], now: () => time })
const owner = await enterStudio(server, 'owner@example.com', server.alphaId)
const mailbox = openMailbox(server)
const fresh = 'a better password of the lake'
const minuteMs = 60_000

const forget = (email: string) => postStudio(server, '/forgotten', { email, language: 'fr' })
const renew = (token: string, password = fresh) => postStudio(server, '/reset', { token, password })
async function mailedLink(email: string, count = 1): Promise<string> {
  const links = async () =>
    (await mailbox.mailsTo(email)).flatMap(({ text }) => text.match(/\/studio\/reset#([\w-]+)/)?.[1] ?? [])
  await expect.poll(async () => (await links()).length, { timeout: 30_000 }).toBe(count)
  return (await links())[0] ?? ''
}
async function resetPerson(email: string, what: 'password' | 'second_factor', shown: object = {}) {
  const { items } = (await owner.get('/channels/alpha/people')).json
  const { id } = items.find((person: { email: string }) => person.email === email)
  const body = { what, language: 'en', current_password: operatorPassword, ...shown }
  return owner.post(`/channels/alpha/people/${id}/reset`, body)
}

describe('a forgotten password', () => {
  it('is replaced by a mailed link, once, which ends all sessions and opens none', async () => {
    const studio = await enterStudio(server, 'forgets@example.com', server.alphaId, 'scorer')
    expect((await forget('Forgets@Example.com')).json).toEqual({ success: true })
    const token = await mailedLink('forgets@example.com')
    expect((await studio.get('/me')).status).toBe(200)
    const both = await Promise.all([renew(token), renew(token)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    for (const { headers } of both) expect(headers['set-cookie']).toBeUndefined()
    expect((await studio.get('/me')).status).toBe(401)
    expect((await login(server, 'forgets@example.com')).status).toBe(401)
    expect((await login(server, 'forgets@example.com', fresh)).json.step).toBe('session')
    expect((await renew(token)).json.error.code).toBe('reset_failed')
  })

  it('gets the same answer for the address of nobody, who gets no mail', async () => {
    const [known, unknown] = [await forget('owner@example.com'), await forget('nobody@example.com')]
    expect({ status: unknown.status, json: unknown.json }).toEqual({ status: known.status, json: known.json })
    await mailedLink('owner@example.com')
    expect(await mailbox.mailsTo('nobody@example.com')).toEqual([])
  })

  it('has a link that is kept as a hash, ends after an hour, and is replaced by a newer one', async () => {
    await makeOperator(server, 'late@example.com', server.alphaId, 'editor')
    await forget('late@example.com')
    const first = await mailedLink('late@example.com')
    const rows = await server.ctx.db.select().from(operators).where(eq(operators.email, 'late@example.com'))
    expect(JSON.stringify(rows)).not.toContain(first)
    await forget('late@example.com')
    const second = await mailedLink('late@example.com', 2)
    expect((await renew(first)).status).toBe(400)
    time = new Date(time.getTime() + 61 * minuteMs)
    expect((await renew(second)).status).toBe(400)
  })

  it('reaches operators of the whole deployment by its first channel', async () => {
    await makeOperator(server, 'chief@example.com')
    await forget('chief@example.com')
    expect((await renew(await mailedLink('chief@example.com'))).status).toBe(200)
  })

  it('leaves the second factor as it is', async () => {
    const { totp } = await withSecondFactor('phone@example.com')
    await forget('phone@example.com')
    await renew(await mailedLink('phone@example.com'))
    expect((await login(server, 'phone@example.com', fresh)).json.step).toBe('totp_needed')
    time = new Date(time.getTime() + minuteMs)
    const code = totp.generate({ timestamp: time.getTime() })
    expect((await login(server, 'phone@example.com', fresh, code)).json.step).toBe('session')
  })
})

describe('an owner', () => {
  it('resets the password of somebody who has joined, and hands on the link', async () => {
    const studio = await enterStudio(server, 'joined@example.com', server.alphaId, 'producer')
    const { json, status } = await resetPerson('joined@example.com', 'password')
    expect(status).toBe(200)
    expect((await studio.get('/me')).status).toBe(401)
    expect((await login(server, 'joined@example.com')).status).toBe(401)
    const token = await mailedLink('joined@example.com')
    expect(json.link).toMatch(new RegExp(`/studio/reset#${token}$`))
    expect((await renew(token)).status).toBe(200)
  })

  it('turns off the second factor of a lost phone, and both are in the log', async () => {
    await withSecondFactor('lost@example.com')
    expect((await resetPerson('lost@example.com', 'second_factor')).json).toEqual({ link: null })
    expect((await login(server, 'lost@example.com')).json.step).toBe('session')
    const log = await server.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'reset_person'))
    expect(log.map(({ details, operator_email }) => ({ details, operator_email }))).toEqual([
      { details: { what: 'password' }, operator_email: 'owner@example.com' },
      { details: { what: 'second_factor' }, operator_email: 'owner@example.com' },
    ])
  })

  it('shows their own password first, and resets neither themself nor who has not come in', async () => {
    await makeOperator(server, 'still@example.com', server.alphaId, 'editor')
    const wrong = await resetPerson('still@example.com', 'password', { current_password: 'not mine at all' })
    expect(wrong.json.error.fields).toHaveProperty('current_password')
    expect((await login(server, 'still@example.com')).status).toBe(200)
    expect((await resetPerson('owner@example.com', 'password')).status).toBe(409)
    const invited = { email: 'invited@example.com', role: 'editor', language: 'en' }
    expect((await owner.post('/channels/alpha/people', invited)).status).toBe(200)
    expect((await resetPerson('invited@example.com', 'password')).status).toBe(409)
  })
})

async function withSecondFactor(email: string) {
  await makeOperator(server, email, server.alphaId, 'producer')
  const studio = await openStudio(server, email)
  const { json } = await studio.post('/totp/begin', { current_password: operatorPassword })
  const totp = URI.parse(json.otpauth_uri)
  if (!(totp instanceof TOTP)) throw new Error('It is no TOTP')
  const code = totp.generate({ timestamp: time.getTime() })
  expect((await studio.post('/totp/confirm', { code })).status).toBe(200)
  return { totp }
}
