import { and, eq, sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { startIdentityServer } from '../../../e2e/support/identity-server.ts'
import { createToken } from '../src/accounts/auth/create-token.ts'
import { forgetSocialCodes } from '../src/accounts/social/index.ts'
import { sessionCodes, usedOauthStates, userIdentities, users } from '../src/db/tables.ts'
import { person as fan, openBrowser, registerPerson } from './browser.ts'
import { serveTests } from './serve-tests.ts'
import {
  buildSocialChannel,
  codeOf,
  createVisitor,
  originOfChannel,
  type Provider,
  passProvider,
  publicUrl,
  secretsYaml,
  type Visitor,
} from './social-visitor.ts'

const person = (id: string, change: { email?: string; email_verified?: boolean } = {}) => ({
  id,
  email: `${id}@example.com`,
  email_verified: true,
  first_name: 'Grace',
  last_name: 'Stand',
  ...change,
})
const google = [
  person('newcomer'),
  person('regular'),
  person('everywhere'),
  person('equal', { email: 'Proven@Example.com' }),
  person('unverified', { email: 'proven-too@example.com', email_verified: false }),
  person('early', { email: 'unproven@example.com' }),
  person('twice'),
  person('raced'),
  person('overtaken'),
  person('forgetful'),
  person('written-to'),
]
const facebook = [
  person('fb-newcomer'),
  person('fb-squatter'),
  person('fb-written-to'),
  person('fb-overtaken'),
  person('fb-equal', { email: 'proven-too@example.com' }),
  { id: 'fb-phone', first_name: 'Grace', last_name: 'Phone' },
]

let skippedMs = 0

const identity = await startIdentityServer({
  origins: [originOfChannel('alpha'), originOfChannel('beta')],
  google,
  facebook,
})
afterAll(() => identity.stop())
const server = await serveTests({
  channels: [buildSocialChannel('alpha'), buildSocialChannel('beta')],
  secrets: secretsYaml,
  now: () => new Date(Date.now() + skippedMs),
  config: {
    publicUrl,
    googleIssuer: identity.googleIssuer,
    facebookUrl: identity.facebookUrl,
    facebookGraphUrl: identity.facebookUrl,
  },
})

const later = (seconds: number) => {
  skippedMs += seconds * 1000
}
const addUser = async (email: string, isProven: boolean) => {
  const [user] = await server.ctx.db
    .insert(users)
    .values({
      channel_id: server.alphaId,
      email,
      first_name: 'Ada',
      last_name: 'Fan',
      email_verified_at: isProven ? new Date() : null,
    })
    .returning()
  return user?.id ?? 0
}
const identitiesOf = (subject: string) =>
  server.ctx.db
    .select()
    .from(userIdentities)
    .where(and(eq(userIdentities.channel_id, server.alphaId), eq(userIdentities.subject, subject)))

/** Up to the provider's answer. */
async function goThere(visitor: Visitor, provider: Provider, who: string, returnPath?: string): Promise<URL> {
  const { json } = await visitor.begin(provider, returnPath)
  return passProvider(json.redirect_url, who)
}
/** Up to the code. */
async function goAndBack(visitor: Visitor, provider: Provider, who: string, returnPath?: string) {
  return visitor.comeBack(await goThere(visitor, provider, who, returnPath))
}
/** A first-time user, from the button to the session. */
async function registerBy(visitor: Visitor, provider: Provider, who: string) {
  const redeemed = await visitor.redeem(codeOf(await goAndBack(visitor, provider, who)))
  return visitor.take(await visitor.register(redeemed.json.registration_code))
}
const expired = '/login?social_error=expired'

describe('a social login', () => {
  it.each([
    ['google', 'newcomer', true],
    ['facebook', 'fb-newcomer', false],
  ] as const)('with %s lets a first-time user register with one tick', async (provider, who, isVerified) => {
    const visitor = await createVisitor(server)
    const back = await goAndBack(visitor, provider, who, '/events?status=live')
    expect(back.status).toBe(303)
    expect(back.headers.location).toMatch(/^\/login\?code=[\w-]{43}$/)
    expect(back.headers['cache-control']).toBe('no-store')

    const redeemed = await visitor.redeem(codeOf(back))
    expect(redeemed.json).toEqual({
      step: 'register',
      return_path: '/events?status=live',
      registration_code: expect.any(String),
      email: `${who}@example.com`,
      first_name: 'Grace',
      last_name: 'Stand',
    })
    const before = visitor.key()
    const registered = visitor.take(
      await visitor.register(redeemed.json.registration_code, { language: 'fr' }),
    )
    expect(registered.json).toMatchObject({
      step: 'register',
      user: { email: `${who}@example.com`, email_verified: isVerified, language: 'fr', first_name: 'Grace' },
    })
    expect(visitor.key()).not.toBe(before)
    expect((await visitor.ask('/api/profile')).json.email).toBe(`${who}@example.com`)
    expect((await visitor.ask('/api/geo', undefined, before)).status).toBe(401)
    expect((await visitor.register(redeemed.json.registration_code)).status).toBe(409)
  })

  it('needs the terms to be accepted', async () => {
    const visitor = await createVisitor(server)
    const redeemed = await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'twice')))
    const { status, json } = await visitor.register(redeemed.json.registration_code, { terms: false })
    expect(status).toBe(400)
    expect(json.error.fields).toHaveProperty('terms')
    expect(await identitiesOf('twice')).toEqual([])
  })

  it('of a known user gives a new key with its cookie; the old one stops working at once', async () => {
    await registerBy(await createVisitor(server), 'google', 'regular')
    const visitor = await createVisitor(server)
    const before = visitor.key()
    const redeemed = visitor.take(
      await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'regular', '/faq?x=1#y'))),
    )
    expect(redeemed.json).toMatchObject({
      step: 'session',
      return_path: '/faq?x=1#y',
      user: { email: 'regular@example.com' },
    })
    expect(String(redeemed.headers['set-cookie'])).toMatch(
      /session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax/,
    )
    expect((await visitor.ask('/api/geo', undefined, before)).status).toBe(401)
    expect((await visitor.ask(`/api/profile?api_key=${visitor.key()}`, undefined, null)).status).toBe(200)
    const another = await createVisitor(server)
    expect((await another.ask(`/api/profile?api_key=${visitor.key()}`, undefined, null)).status).toBe(401)
  })

  it('is one account per channel: the same person elsewhere is a first-time user', async () => {
    await registerBy(await createVisitor(server), 'google', 'everywhere')
    const elsewhere = await createVisitor(server, 'beta')
    const { json } = await elsewhere.redeem(codeOf(await goAndBack(elsewhere, 'google', 'everywhere')))
    expect(json.step).toBe('register')
  })

  it('sends only what the provider must know: the state is unreadable and the verifier stays on the server', async () => {
    const visitor = await createVisitor(server)
    const { json, headers } = await visitor.begin('google', '/secret-page')
    const url = new URL(json.redirect_url)
    expect(url.searchParams.get('redirect_uri')).toBe('http://alpha.test:8080/api/auth/login/google/callback')
    expect(url.searchParams.get('code_challenge_method')).toBe('S256')
    expect(url.searchParams.get('scope')).toBe('openid email profile')
    expect(Buffer.from(url.searchParams.get('state') ?? '', 'base64url').toString()).not.toContain(
      'secret-page',
    )
    expect(json.redirect_url).not.toContain(visitor.key())
    expect(String(headers['set-cookie'])).toMatch(
      /^social=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    )
  })

  it('is for visitors: a logged-in user is refused', async () => {
    const { apiKey, cookie } = await server.userKey(server.alphaId, 'in-already@example.com')
    const { status, json } = await server.ask('/api/v2/auth/social', {
      headers: { cookie: `session=${cookie}` },
      body: { step: 'begin', provider: 'google', api_key: apiKey },
    })
    expect(status).toBe(409)
    expect(json.error.code).toBe('already_logged_in')
  })
})

describe('an equal email address', () => {
  it('links the accounts if the provider has verified it and the account is confirmed', async () => {
    const userId = await addUser('proven@example.com', true)
    const visitor = await createVisitor(server)
    const { json } = await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'equal')))
    expect(json).toMatchObject({ step: 'session', user: { id: userId, first_name: 'Ada' } })
    expect(await identitiesOf('equal')).toMatchObject([{ provider: 'google', user_id: userId }])
  })

  it.each([
    ['the provider does not say verified', 'google', 'unverified', 'proven-too@example.com'],
    ['it is Facebook, which never says verified', 'facebook', 'fb-equal', 'proven-too@example.com'],
  ] as const)('opens no account and makes none when %s', async (_when, provider, who, email) => {
    const [already] = await server.ctx.db.select().from(users).where(eq(users.email, email))
    if (!already) await addUser(email, true)
    const back = await goAndBack(await createVisitor(server), provider, who)
    expect(back.headers.location).toBe('/login?social_error=email_taken')
    expect(await identitiesOf(who)).toEqual([])
  })

  it('of an unconfirmed account belongs to the user whom Google vouches for, and to no earlier user', async () => {
    const email = 'unproven@example.com'
    const stranger = await registerPerson(server, email)
    const { json: profile } = await stranger.get('/profile')
    const visitor = await createVisitor(server)
    const { json } = await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'early')))
    expect(json).toMatchObject({ step: 'session', user: { id: profile.id, email_verified: true } })
    expect(json.user.has_password).toBe(false)
    expect((await stranger.get('/profile')).status).toBe(401)
    const { password } = fan
    const again = await (await openBrowser(server)).post('/v2/auth/login', { email, password })
    expect(again.status).toBe(401)
  })

  it('that was taken during registration opens that account, and locks out the user who took it', async () => {
    const visitor = await createVisitor(server)
    const { json } = await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'overtaken')))
    const stranger = await registerPerson(server, 'overtaken@example.com')
    const { json: profile } = await stranger.get('/profile')
    const entered = visitor.take(await visitor.register(json.registration_code))
    expect(entered.json.user).toMatchObject({ id: profile.id, has_password: false })
    expect((await visitor.ask('/api/profile')).status).toBe(200)
    expect((await stranger.get('/profile')).status).toBe(401)
  })

  it('that was taken and confirmed during registration, and is unverified at the provider, is refused', async () => {
    const visitor = await createVisitor(server)
    const { json } = await visitor.redeem(codeOf(await goAndBack(visitor, 'facebook', 'fb-overtaken')))
    await addUser('fb-overtaken@example.com', true)
    const refused = await visitor.register(json.registration_code)
    expect(refused.status).toBe(409)
    expect(refused.json.error.message).toBe('the email is already registered')
    expect(await identitiesOf('fb-overtaken')).toEqual([])
  })

  it('is needed to register: a Facebook account without one gets an explanation', async () => {
    const back = await goAndBack(await createVisitor(server), 'facebook', 'fb-phone')
    expect(back.headers.location).toBe('/login?social_error=no_email')
  })
})

describe('a user who registered with an unconfirmed address', () => {
  const reset = async (email: string) => {
    const [user] = await server.ctx.db.select().from(users).where(eq(users.email, email))
    const of = { channelId: server.alphaId, userId: user?.id ?? 0, purpose: 'reset_password' } as const
    const token = await server.ctx.db.transaction(tx => createToken(server.ctx, tx, of))
    const owner = await createVisitor(server)
    const password = 'correct horse battery'
    expect((await owner.ask('/api/auth/password-reset', { token, password })).status).toBe(200)
  }

  it('loses the account, by every way in, once its owner has reset the password', async () => {
    const stranger = await createVisitor(server)
    await registerBy(stranger, 'facebook', 'fb-squatter')
    const again = await createVisitor(server)
    const pending = codeOf(await goAndBack(again, 'facebook', 'fb-squatter'))
    await reset('fb-squatter@example.com')
    expect((await stranger.ask('/api/profile')).status).toBe(401)
    expect((await again.redeem(pending)).status).toBe(401)
    const back = await goAndBack(await createVisitor(server), 'facebook', 'fb-squatter')
    expect(back.headers.location).toBe('/login?social_error=email_taken')
  })

  it('keeps it if the address was confirmed before', async () => {
    await registerBy(await createVisitor(server), 'google', 'forgetful')
    await reset('forgetful@example.com')
    const visitor = await createVisitor(server)
    const { json } = await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'forgetful')))
    expect(json.step).toBe('session')
  })
})

describe('the mails to a new social user', () => {
  const mailsTo = async (email: string) => {
    const { rows } = await server.ctx.db.execute<{ subject: string }>(
      sql`select data->>'subject' as subject from pgboss.job where data->>'to' = ${email}`,
    )
    return rows.map(({ subject }) => subject)
  }

  it('are one: a welcome, or a link to confirm the address if the provider has not', async () => {
    await registerBy(await createVisitor(server), 'google', 'written-to')
    expect(await mailsTo('written-to@example.com')).toEqual(['Welcome to Channel alpha'])
    await registerBy(await createVisitor(server), 'facebook', 'fb-written-to')
    expect(await mailsTo('fb-written-to@example.com')).toEqual([
      'Confirm your email address for Channel alpha',
    ])
  })
})

describe('the state of a social login', () => {
  it('that is forged or changed is refused', async () => {
    const visitor = await createVisitor(server)
    const url = await goThere(visitor, 'google', 'newcomer')
    const state = url.searchParams.get('state') ?? ''
    const flipped = `${state.slice(0, 60)}${state[60] === 'A' ? 'B' : 'A'}${state.slice(61)}`
    for (const forged of [flipped, 'A'.repeat(400), state.slice(0, -2), '.', visitor.key()]) {
      const tried = new URL(url)
      tried.searchParams.set('state', forged)
      expect((await visitor.comeBack(tried)).headers.location).toBe(expired)
    }
    url.searchParams.delete('state')
    expect((await visitor.comeBack(url)).status).toBe(400)
  })

  it('works once, however it is written the second time', async () => {
    const visitor = await createVisitor(server)
    const url = await goThere(visitor, 'google', 'newcomer')
    const cookie = visitor.cookies.get('social') ?? ''
    expect(codeOf(await visitor.comeBack(url))).not.toBe('')
    visitor.cookies.set('social', cookie)
    expect((await visitor.comeBack(url)).headers.location).toBe(expired)
    url.searchParams.set('state', `${url.searchParams.get('state')}=`)
    expect((await visitor.comeBack(url)).headers.location).toBe(expired)
  })

  it('works once when ten come at the same moment', async () => {
    const visitor = await createVisitor(server)
    const url = await goThere(visitor, 'facebook', 'fb-newcomer')
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.comeBack(url)))
    expect(answers.filter(answer => codeOf(answer) !== '')).toHaveLength(1)
  })

  it('expires after ten minutes', async () => {
    const visitor = await createVisitor(server)
    const url = await goThere(visitor, 'google', 'newcomer')
    later(601)
    expect((await visitor.comeBack(url)).headers.location).toBe(expired)
  })

  it('of another channel is refused', async () => {
    const visitor = await createVisitor(server)
    const url = await goThere(visitor, 'google', 'newcomer')
    const elsewhere = await createVisitor(server, 'beta')
    elsewhere.cookies.set('social', visitor.cookies.get('social') ?? '')
    expect((await elsewhere.comeBack(url)).headers.location).toBe(expired)
    url.searchParams.set('channel_key', 'alpha')
    expect((await elsewhere.comeBack(url)).headers.location).toBe(expired)
  })

  it('of another provider is refused', async () => {
    const visitor = await createVisitor(server)
    const url = await goThere(visitor, 'google', 'newcomer')
    url.pathname = '/api/auth/login/facebook/callback'
    expect((await visitor.comeBack(url)).headers.location).toBe(expired)
  })

  it('is refused in a browser that did not begin, and still works in the one that did', async () => {
    const visitor = await createVisitor(server)
    const url = await goThere(visitor, 'google', 'newcomer')
    const stranger = await createVisitor(server)
    expect((await stranger.comeBack(url)).headers.location).toBe(expired)
    await stranger.begin('google')
    expect((await stranger.comeBack(url)).headers.location).toBe(expired)
    expect(codeOf(await visitor.comeBack(url))).not.toBe('')
  })

  it('is worthless once the key that began is dead', async () => {
    const visitor = await createVisitor(server)
    const url = await goThere(visitor, 'google', 'newcomer')
    const cookie = visitor.cookies.get('social') ?? ''
    visitor.take(await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'newcomer'))))
    visitor.cookies.set('social', cookie)
    expect((await visitor.comeBack(url)).headers.location).toBe(expired)
  })
})

describe('the code of a social login', () => {
  it('is refused with another key, and still works with its own', async () => {
    const visitor = await createVisitor(server)
    const code = codeOf(await goAndBack(visitor, 'google', 'newcomer'))
    const thief = await createVisitor(server)
    const stolen = await thief.redeem(code)
    expect(stolen.status).toBe(401)
    expect(stolen.json.error.message).toBe('Wrong auth data')
    expect((await visitor.redeem(code)).json.step).toBe('session')
  })

  it("cannot seat a victim in the attacker's account", async () => {
    const attacker = await createVisitor(server)
    const code = codeOf(await goAndBack(attacker, 'google', 'newcomer'))
    const victim = await createVisitor(server)
    expect((await victim.redeem(code)).status).toBe(401)
    expect((await victim.ask('/api/profile')).status).toBe(401)
  })

  it('works once', async () => {
    const visitor = await createVisitor(server)
    const code = codeOf(await goAndBack(visitor, 'google', 'newcomer'))
    visitor.take(await visitor.redeem(code))
    const again = await visitor.redeem(code)
    expect(again.status).toBe(401)
    expect((await visitor.ask('/api/profile')).status).toBe(200)
  })

  it('lets in one of ten that come at the same moment', async () => {
    const visitor = await createVisitor(server)
    const code = codeOf(await goAndBack(visitor, 'google', 'newcomer'))
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.redeem(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 401)])
  })

  it('of a first-time user makes one account when ten register at the same moment', async () => {
    const visitor = await createVisitor(server)
    const { json } = await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'raced')))
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => visitor.register(json.registration_code)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await identitiesOf('raced')).toHaveLength(1)
  })

  it('expires after 60 seconds, and for a registration after ten minutes', async () => {
    const visitor = await createVisitor(server)
    const code = codeOf(await goAndBack(visitor, 'google', 'newcomer'))
    later(61)
    expect((await visitor.redeem(code)).status).toBe(401)
    const { json } = await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'twice')))
    later(601)
    expect((await visitor.register(json.registration_code)).status).toBe(401)
  })

  it('works only for its own purpose', async () => {
    const visitor = await createVisitor(server)
    const code = codeOf(await goAndBack(visitor, 'google', 'twice'))
    expect((await visitor.register(code)).status).toBe(401)
    const { json } = await visitor.redeem(code)
    expect((await visitor.redeem(json.registration_code)).status).toBe(401)
  })

  it('is stored as a hash, its user is sealed, and both are deleted when they expire', async () => {
    const visitor = await createVisitor(server)
    const code = codeOf(await goAndBack(visitor, 'google', 'twice'))
    const stored = JSON.stringify(await server.ctx.db.select().from(sessionCodes))
    expect(stored).not.toContain(code)
    expect(stored).not.toContain('twice@example.com')
    later(3600)
    const { db } = server.ctx
    const mail = { send: async () => {}, forget: async () => {} }
    await forgetSocialCodes.run({ ...server.ctx, mail, signal: new AbortController().signal }, {})
    expect(await db.select().from(sessionCodes)).toEqual([])
    expect(await db.select().from(usedOauthStates)).toEqual([])
  })
})

describe('the way back', () => {
  it.each([
    ['https://evil.example/x', '/'],
    ['//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/%2F%2Fevil.example', '/'],
    ['/%5Cevil.example', '/'],
    ['/..//evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/watch/7?t=10', '/watch/7?t=10'],
  ])('from %s ends at %s', async (asked, path) => {
    const visitor = await createVisitor(server)
    const { json } = await visitor.redeem(codeOf(await goAndBack(visitor, 'google', 'newcomer', asked)))
    expect(json.return_path).toBe(path)
  })

  it.each(['google', 'facebook'] as const)('from %s says so if the visitor declined', async provider => {
    const back = await goAndBack(await createVisitor(server), provider, '')
    expect(back.headers.location).toBe('/login?social_error=denied')
  })

  it.each([{ error: 'server_error' }, { code: 'made-up' }, { code: '' }, {}])(
    'with %o from the provider says that it failed',
    async parameters => {
      for (const provider of ['google', 'facebook'] as const) {
        const visitor = await createVisitor(server)
        const { json } = await visitor.begin(provider)
        const state = new URL(json.redirect_url).searchParams.get('state') ?? ''
        const url = new URL(`/api/auth/login/${provider}/callback`, publicUrl)
        url.search = new URLSearchParams({ state, ...parameters }).toString()
        expect((await visitor.comeBack(url)).headers.location).toBe('/login?social_error=provider')
      }
    },
  )

  it.each(['google', 'facebook'] as const)(
    "with another attempt's code from %s is refused by its PKCE challenge",
    async provider => {
      const who = provider === 'google' ? 'newcomer' : 'fb-newcomer'
      const attacker = await createVisitor(server)
      const injected = (await goThere(attacker, provider, who)).searchParams.get('code') ?? ''
      const visitor = await createVisitor(server)
      const url = await goThere(visitor, provider, who)
      url.searchParams.set('code', injected)
      expect((await visitor.comeBack(url)).headers.location).toBe('/login?social_error=provider')
    },
  )

  it('needs PKCE at the provider: without a challenge it lets nobody in', async () => {
    const visitor = await createVisitor(server)
    for (const provider of ['google', 'facebook'] as const) {
      const { json } = await visitor.begin(provider)
      const url = new URL(json.redirect_url)
      url.searchParams.delete('code_challenge')
      url.searchParams.delete('code_challenge_method')
      const answer = await passProvider(url.href, 'newcomer').catch(() => null)
      expect(answer?.searchParams.get('code') ?? null).toBeNull()
    }
  })
})

describe('a channel without credentials', () => {
  it('offers no social login', async () => {
    await server.apply(buildSocialChannel('beta', { facebook: undefined }))
    await expect
      .poll(
        async () => {
          const { json } = await (await createVisitor(server, 'beta')).ask('/api/channel-bootstrap-data')
          return json.settings.social_providers
        },
        { timeout: 10_000 },
      )
      .toEqual(['google'])
    const visitor = await createVisitor(server, 'beta')
    const { status, json } = await visitor.begin('facebook')
    expect(status).toBe(404)
    expect(json.error.fields).toHaveProperty('provider')
  })
})
