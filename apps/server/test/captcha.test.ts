import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { listen } from '../../../e2e/support/listen.ts'
import { openBrowser, person } from './browser.ts'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'

/** Answers as Google's does: a token is good once, some belong to robots. */
const scores: Record<string, number | undefined> = { human: undefined, 'score-9': 0.9, 'score-5': 0.5 }
let state: 'up' | 'failing' | 'talking nonsense' | 'refusing our secret' = 'up'
const asked: URLSearchParams[] = []

const verifier = await listen(() => async (request, response) => {
  const form = new URLSearchParams(await text(request))
  asked.push(form)
  response.statusCode = state === 'failing' ? 500 : 200
  response.setHeader('content-type', 'application/json')
  response.end(state === 'talking nonsense' ? '<html>' : JSON.stringify(answerTo(form)))
})
afterAll(() => verifier.stop())
const secretsFile = join(tmpdir(), `grandstand-captcha-${process.pid}.yaml`)
await writeFile(secretsFile, 'alpha:\n  recaptcha_secret: the-secret\n')
const server = await serveTests({
  channels: [
    buildChannel('alpha', { recaptcha: { site_key: 'site-key' } }),
    // Half of an account elsewhere is none.
    buildChannel('beta', { recaptcha: { site_key: 'site-key' } }),
  ],
  config: { recaptchaUrl: `${verifier.url}/siteverify`, secretsFile },
})
beforeEach(() => {
  state = 'up'
  asked.length = 0
})

function answerTo(form: URLSearchParams) {
  if (state === 'refusing our secret') return { success: false, 'error-codes': ['invalid-input-secret'] }
  const token = form.get('response') ?? ''
  if (token === '') return { success: false, 'error-codes': ['missing-input-response'] }
  if (token.startsWith('robot')) return { success: true, score: 0.3 }
  return token in scores
    ? { success: true, ...(scores[token] === undefined ? {} : { score: scores[token] }) }
    : { success: false, 'error-codes': ['timeout-or-duplicate'] }
}

let people = 0
/** Another one each time, so that nobody is asked for too often. */
const newEmail = () => {
  people += 1
  return `p${people}@example.com`
}
const calls = {
  login: async (extra: object) =>
    (await openBrowser(server)).post('/v2/auth/login', {
      email: newEmail(),
      password: 'whatever',
      ...extra,
    }),
  register: async (extra: object, channel = 'alpha') =>
    (await openBrowser(server, channel)).post('/v2/auth/register', {
      ...person,
      email: newEmail(),
      ...extra,
    }),
  reset: async (extra: object) =>
    (await openBrowser(server)).post('/auth/password-reset-request', { email: newEmail(), ...extra }),
}
/** What each answers once the captcha is behind it. */
const passed = { login: 401, register: 200, reset: 200 }

describe.each(['login', 'register', 'reset'] as const)('%s on a channel with a captcha', name => {
  it('needs a token', async () => {
    const { status, json } = await calls[name]({})
    expect(status).toBe(400)
    expect(json.error).toMatchObject({
      code: 'recaptcha_required',
      message: 'a recaptcha token is required',
    })
  })

  it.each(['forged', 'robot'])('refuses a token that is %s', async token => {
    const { status, json } = await calls[name]({ recaptcha_token: token })
    expect(status).toBe(400)
    expect(json.error).toMatchObject({
      code: 'recaptcha_invalid',
      message: 'the recaptcha token is invalid or the visitor looks like a robot',
    })
  })

  it.each(['human', 'score-9', 'score-5'])('accepts the token %s', async token => {
    expect((await calls[name]({ recaptcha_token: token })).status).toBe(passed[name])
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({
      secret: 'the-secret',
      response: token,
      remoteip: '198.51.100.1',
    })
  })
})

describe('while the verifier is down', () => {
  it.each(['failing', 'talking nonsense', 'refusing our secret'] as const)(
    'or %s, existing users are let in with or without a token, and new accounts wait',
    async how => {
      state = how
      for (const extra of [{ recaptcha_token: 'human' }, {}]) {
        expect((await calls.login(extra)).status).toBe(401)
        expect((await calls.reset(extra)).status).toBe(200)
        const { status, json, headers } = await calls.register(extra)
        expect(status).toBe(503)
        expect(json.error.code).toBe('unavailable')
        expect(Number(headers['retry-after'])).toBeGreaterThan(0)
      }
    },
  )
})

describe('a channel', () => {
  it('without the secret has no captcha', async () => {
    expect((await calls.register({}, 'beta')).status).toBe(200)
    expect(asked).toEqual([])
    expect((await server.ask('/api/settings', { host: 'beta.test' })).json.recaptcha_site_key).toBe(null)
  })

  it("allows the captcha's scripts only if it has a captcha", async () => {
    const policyOf = async (host: string) =>
      String((await server.ask('/', { host })).headers['content-security-policy'])
    expect(await policyOf('alpha.test')).toMatch(
      /script-src 'self'(?: 'sha256-[^']+')* https:\/\/www\.google\.com\/recaptcha\/ /,
    )
    expect(await policyOf('alpha.test')).toMatch(/frame-src 'self' https:\/\/www\.google\.com\/recaptcha\/ /)
    expect(await policyOf('beta.test')).not.toContain('google')
  })
})
