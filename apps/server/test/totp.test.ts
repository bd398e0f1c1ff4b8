import { limits } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import { TOTP, URI } from 'otpauth'
import { describe, expect, it, vi } from 'vitest'
import { resetOperator } from '../src/operators/operators/index.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'
import {
  cookieOf,
  deviceOf,
  login,
  makeOperator,
  openStudio,
  operatorPassword,
  postStudio,
  type StudioClient,
  studioClient,
} from './studio-client.ts'

let time = new Date('2026-03-01T12:00:00Z')
const laterSteps = (steps: number) => {
  time = new Date(time.getTime() + steps * 30_000)
}

const server = await serveTests({ now: () => time })

let made = 0
async function newOperator() {
  made += 1
  const email = `second-${made}@example.com`
  await makeOperator(server, email)
  return { email, studio: await openStudio(server, email) }
}

async function begin(studio: StudioClient): Promise<TOTP> {
  const { json } = await studio.post('/totp/begin', { current_password: operatorPassword })
  const totp = URI.parse(json.otpauth_uri)
  if (!(totp instanceof TOTP)) throw new Error('not time-based')
  expect(totp.secret.base32).toBe(json.secret)
  return totp
}

const codeOf = (totp: TOTP, steps = 0) => totp.generate({ timestamp: time.getTime() + steps * 30_000 })

async function withSecondFactor() {
  const { email, studio } = await newOperator()
  const totp = await begin(studio)
  expect((await studio.post('/totp/confirm', { code: codeOf(totp) })).json.has_totp).toBe(true)
  laterSteps(3)
  return { email, studio, totp }
}

describe('the second factor', () => {
  it('counts only once a code is confirmed', async () => {
    const { email, studio } = await newOperator()
    const totp = await begin(studio)
    expect((await login(server, email)).json.step).toBe('session')
    const wrong = await studio.post('/totp/confirm', { code: wrongCode(totp) })
    expect(wrong.status).toBe(401)
    expect(wrong.json.error.fields).toHaveProperty('code')
    expect((await login(server, email)).json.step).toBe('session')
    expect((await studio.post('/totp/confirm', { code: codeOf(totp) })).status).toBe(200)
    expect((await login(server, email)).json).toEqual({ step: 'totp_needed' })
  })

  it('gives ten codes that each open once in its place, until newer ones are made', async () => {
    const { email, studio } = await newOperator()
    const totp = await begin(studio)
    const { json } = await studio.post('/totp/confirm', { code: codeOf(totp) })
    const [first, second, third] = json.recovery_codes
    expect(new Set(json.recovery_codes).size).toBe(10)
    const both = await Promise.all([
      login(server, email, operatorPassword, first),
      login(server, email, operatorPassword, first),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await login(server, email, operatorPassword, 'aaaaa-aaaaa')).status).toBe(401)
    const shown = { current_password: operatorPassword, code: second }
    const renewed = await studio.post('/totp/recovery-codes', shown)
    expect(renewed.json.recovery_codes).toHaveLength(10)
    expect((await login(server, email, operatorPassword, third)).status).toBe(401)
    expect((await login(server, email, operatorPassword, renewed.json.recovery_codes[0])).json.step).toBe(
      'session',
    )
    const stored = await server.ctx.db.execute(sql`select * from operator_recovery_codes`)
    expect(JSON.stringify(stored.rows)).not.toContain(renewed.json.recovery_codes[1])
  })

  it('is asked for only after the correct password, and no session starts without it', async () => {
    const { email } = await withSecondFactor()
    const half = await login(server, email)
    expect(half.json).toEqual({ step: 'totp_needed' })
    expect(half.headers['set-cookie']).toBeUndefined()
    expect((await login(server, email, 'wrong password')).status).toBe(401)
  })

  it('accepts the code of this step, the one before and the one after, and no other', async () => {
    const { email, totp } = await withSecondFactor()
    for (const steps of [-2, 2]) {
      const refused = await login(server, email, operatorPassword, codeOf(totp, steps))
      expect(refused.status).toBe(401)
      expect(refused.json.error.fields).toHaveProperty('code')
    }
    for (const steps of [-1, 0, 1]) {
      expect((await login(server, email, operatorPassword, codeOf(totp, steps))).json.step).toBe('session')
    }
  })

  it('accepts each code once, however many send it at the same time', async () => {
    const { email, totp } = await withSecondFactor()
    const code = codeOf(totp)
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => login(server, email, operatorPassword, code)),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await login(server, email, operatorPassword, codeOf(totp, -1))).status).toBe(401)
    laterSteps(1)
    expect((await login(server, email, operatorPassword, codeOf(totp))).json.step).toBe('session')
  })

  it('ends the sessions that began without it, but not the one that turned it on', async () => {
    const { email, studio } = await newOperator()
    const elsewhere = await openStudio(server, email)
    const totp = await begin(studio)
    await studio.post('/totp/confirm', { code: codeOf(totp) })
    expect((await elsewhere.get('/me')).status).toBe(401)
    expect((await studio.get('/me')).json.has_totp).toBe(true)
  })

  it('is started with the password, and removed only with the password and a code', async () => {
    const { email, studio, totp } = await withSecondFactor()
    const current_password = operatorPassword
    expect((await studio.post('/totp/begin', { current_password })).status).toBe(409)
    const code = codeOf(totp)
    expect((await studio.post('/totp/remove', { current_password: 'wrong', code })).status).toBe(401)
    for (const tried of [{}, { code: wrongCode(totp) }]) {
      const refused = await studio.post('/totp/remove', { current_password, ...tried })
      expect(refused.status).toBe(401)
      expect(Object.keys(refused.json.error.fields)).toEqual(['code'])
    }
    expect((await studio.post('/totp/remove', { current_password, code })).json.has_totp).toBe(false)
    expect((await login(server, email)).json.step).toBe('session')
    expect((await studio.post('/totp/begin', { current_password: 'wrong' })).status).toBe(401)
  })

  it('is needed for a new password, with a code that nobody used', async () => {
    const { email, totp } = await withSecondFactor()
    const used = codeOf(totp)
    const studio = await openStudio(server, email, used)
    const change = { current_password: operatorPassword, password: 'a whole new phrase' }
    for (const tried of [{}, { code: wrongCode(totp) }, { code: used }]) {
      const refused = await studio.post('/password', { ...change, ...tried })
      expect(refused.status).toBe(401)
      expect(Object.keys(refused.json.error.fields)).toEqual(['code'])
    }
    expect((await studio.get('/me')).status).toBe(200)
    expect((await studio.post('/password', { ...change, code: codeOf(totp, 1) })).status).toBe(200)
    laterSteps(3)
    expect((await login(server, email, change.password, codeOf(totp))).json.step).toBe('session')
  })

  it('is sealed in the database', async () => {
    const { studio } = await newOperator()
    const totp = await begin(studio)
    const { rows } = await server.ctx.db.execute<{ row: string }>(
      sql`select row_to_json(o)::text as row from operators o`,
    )
    expect(rows.map(({ row }) => row).join()).not.toContain(totp.secret.base32)
  })

  it('is turned off by a reset on the machine, which also ends the sessions', async () => {
    const { email, studio } = await withSecondFactor()
    expect(await resetOperator(server.ctx, email, 'a password from the console')).toBe(true)
    expect((await studio.get('/me')).status).toBe(401)
    expect((await login(server, email, 'a password from the console')).json.step).toBe('session')
    expect(await resetOperator(server.ctx, 'nobody@example.com', 'whatever it is')).toBe(false)
  })

  it('allows ten guesses an hour from all devices and calls together; those that showed a code have the last', async () => {
    const strict = await startTestServer({ now: () => time })
    // The machine's clock stands: what is counted for all processes goes by it.
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const email = 'guessed@example.com'
      await makeOperator(strict, email)
      const enter = (code: string | undefined, cookie?: string) => {
        time = new Date(time.getTime() + 61_000)
        vi.setSystemTime(Date.now() + 61_000)
        const body = { email, password: operatorPassword, ...(code === undefined ? {} : { code }) }
        return postStudio(strict, '/login', body, cookie === undefined ? {} : { cookie })
      }
      const fromBefore: string[] = []
      for (let count = 0; count < 4; count += 1) fromBefore.push(deviceOf(await enter(undefined)))
      const studio = await openStudio(strict, email)
      const totp = await begin(studio)
      await studio.post('/totp/confirm', { code: codeOf(totp) })
      time = new Date(time.getTime() + 61_000)
      const known = await postStudio(strict, '/login', {
        email,
        password: operatorPassword,
        code: codeOf(totp),
      })
      expect(known.status).toBe(200)

      const guesses: number[] = []
      for (const cookie of fromBefore)
        for (let count = 0; count < 10; count += 1)
          guesses.push((await enter(wrongCode(totp), cookie)).status)
      expect(guesses.filter(status => status === 401)).toHaveLength(limits.totp_stranger.max)
      expect((await enter(wrongCode(totp))).status).toBe(429)
      // Its owner is not locked out, and what is left is for guesses at any call.
      const device = deviceOf(known)
      const right = await enter(nowCode(totp), device)
      expect(right.status).toBe(200)
      const inside = studioClient(strict, `${cookieOf(right)}; ${device}`)
      const left: number[] = []
      for (let count = 0; count < 5; count += 1) {
        const body = { current_password: operatorPassword, code: wrongCode(totp) }
        left.push((await inside.post('/totp/remove', body)).status)
      }
      const wrong = limits.totp.max - limits.totp_stranger.max
      expect(left).toEqual(Array.from({ length: 5 }, (_, index) => (index < wrong ? 401 : 429)))
      expect((await enter(nowCode(totp), device)).status).toBe(429)
    } finally {
      vi.useRealTimers()
      await strict.stop()
    }
  })
})

/** Of the step that the next login is in, a minute later. */
const nowCode = (totp: TOTP) => codeOf(totp, 2)

/** Six digits that no step near now has. */
function wrongCode(totp: TOTP): string {
  const right = [-1, 0, 1].map(steps => codeOf(totp, steps))
  return ['000000', '111111', '222222', '333333'].find(code => !right.includes(code)) ?? ''
}
