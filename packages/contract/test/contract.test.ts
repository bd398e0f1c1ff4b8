import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { fieldNoteNames } from '../src/field-notes/index.ts'
import { type Call, type Content, calls, errorCatalogue, limits, openApi, studioCalls } from '../src/index.ts'
import { studioWireCalls } from '../src/studio-wire.ts'
import { wireCalls } from '../src/wire.ts'

const all = Object.entries<Call>({ ...calls, ...studioCalls })
const served = (method: string, path: string) =>
  all.find(([, call]) => call.method === method && call.path.replace(/:\w+/, '{id}') === path)?.[1]

const withoutKey = (content: Content): Content =>
  Object.fromEntries(
    Object.entries(content).map(([type, { schema, example }]) => {
      const { api_key, ...sent } = example as Record<string, unknown>
      return [type, { schema, example: sent }]
    }),
  )

describe('the contract', () => {
  /** Word for word from the specification, with the api key omitted on the public ones. */
  it.each([
    ['POST', '/get_api_key', 'nothing'],
    ['GET', '/channel-config', 'nothing'],
    ['GET', '/profile', 'user'],
    ['POST', '/profile', 'user'],
    ['GET', '/user/access', 'key'],
    ['POST', '/v2/auth/login', 'key'],
    ['POST', '/v2/auth/register', 'key'],
    ['POST', '/auth/logout', 'user'],
    ['POST', '/auth/email-verify', 'key'],
    ['POST', '/auth/password-reset-request', 'key'],
    ['POST', '/auth/password-reset', 'key'],
    ['POST', '/v2/auth/social', 'key'],
    ['POST', '/auth/add_session', 'key'],
    ['GET', '/auth/login/google/callback', 'nothing'],
    ['GET', '/auth/login/facebook/callback', 'nothing'],
    ['POST', '/delete-account-confirm', 'nothing'],
    ['GET', '/settings', 'nothing'],
    ['GET', '/menu', 'nothing'],
    ['GET', '/slides/web', 'nothing'],
    ['GET', '/pages', 'nothing'],
    ['GET', '/pages/{id}', 'nothing'],
    ['GET', '/color-settings/web', 'nothing'],
    ['GET', '/faq', 'nothing'],
    ['GET', '/geo', 'key'],
    ['GET', '/channel-bootstrap-data', 'nothing'],
    ['GET', '/custom-forms/{id}', 'user'],
    ['POST', '/custom-forms/{id}', 'user'],
    ['GET', '/events', 'key'],
    ['GET', '/events/{id}', 'key'],
    ['GET', '/download-event/{id}', 'user'],
    ['GET', '/events-categories', 'key'],
    ['GET', '/events-locations', 'nothing'],
    ['GET', '/events-for-homepage', 'key'],
    ['GET', '/events/favorite', 'user'],
    ['GET', '/events/with_clip', 'key'],
    ['GET', '/participants', 'nothing'],
    ['GET', '/participant-groups', 'nothing'],
    ['GET', '/participant-group-properties', 'key'],
    ['GET', '/favorites', 'user'],
    ['POST', '/favorite', 'user'],
    ['DELETE', '/favorite/{id}', 'user'],
    ['POST', '/clip', 'user'],
    ['GET', '/clips/event/{id}', 'key'],
    ['GET', '/shared-clip', 'key'],
    ['GET', '/clip/download/{id}', 'user'],
    ['GET', '/clips/user', 'user'],
    ['DELETE', '/clip/{id}', 'user'],
    ['POST', '/stripe/buy', 'user'],
    ['GET', '/packages', 'nothing'],
    ['GET', '/packages/{id}', 'nothing'],
    ['GET', '/subscriptions', 'nothing'],
    ['GET', '/subscriptions/{id}', 'nothing'],
    ['GET', '/orders', 'user'],
    ['GET', '/orders/{id}', 'user'],
    // Wider than the specification: a buyer sees the price before there is an account.
    ['GET', '/apply_coupon', 'key'],
    ['POST', '/stripe/unsubscribe', 'user'],
    ['GET', '/stripe/customer-portal', 'user'],
    ['GET', '/stripe/list-cards', 'user'],
    ['POST', '/stripe/setup-intent', 'user'],
    ['POST', '/stripe/subscription/start_trial', 'user'],
    ['POST', '/stripe/webhook', 'nothing'],
    ['GET', '/vod-media-items', 'key'],
    ['GET', '/vod-media-items/{id}', 'key'],
    ['GET', '/vod-media-categories', 'key'],
    ['GET', '/vod-media/search', 'key'],
    ['GET', '/vod-media-rails', 'key'],
    ['GET', '/datalake/hash/', 'nothing'],
    ['POST', '/datalake/session/', 'nothing'],
    ['POST', '/datalake/event/', 'nothing'],
    ['POST', '/datalake/video/event/', 'nothing'],
    ['POST', '/datalake/video/viewing/', 'nothing'],
    ['POST', '/logs', 'nothing'],
  ] as const)('has %s %s for %s', (method, path, needs) => {
    expect(served(method, path)?.needs).toBe(needs)
  })

  it('has the server messages word for word', () => {
    const messages = Object.values(errorCatalogue).map(({ message }) => message)
    for (const message of [
      'the email is already registered',
      'Wrong auth data',
      'You are already logged in',
      'Verification failed',
      'Email already verified',
      'User not found',
      'Reset password key expired',
      'Reset password failed',
      'a recaptcha token is required',
      'the recaptcha token is invalid or the visitor looks like a robot',
      'No chanel or api key found',
      'id not selected',
      'Package is TeamPass but team not selected',
      'Please select one of your saved cards or enter new one',
      'Wrong promo code',
    ]) {
      expect(messages).toContain(message)
    }
  })

  it('tolerates what the specification tolerates', () => {
    expect(calls.getProfile.tolerates).toEqual([401])
    expect(calls.getCustomForm.tolerates).toEqual([404])
    expect(calls.listSlides.silent).toBe(true)
  })

  it('limits as the security rules say', () => {
    const perHour = ({ max, windowMs }: { max: number; windowMs: number }) => (max * 3_600_000) / windowMs
    expect(Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, perHour(limit)]))).toEqual(
      {
        key: 30 * 60,
        playback: 60 * 60,
        place: 60 * 60,
        buyer_mails: 12,
        free_preview: 5,
        password: 10 * 60,
        totp: 10,
        totp_stranger: 7,
        error_cause: 20,
        export: 10,
        login: 30 * 60,
        login_failure: 5 * 60,
        login_failure_account: 30 * 60,
        login_failure_address: 300 * 60,
        social: 30 * 60,
        register: 5,
        checkout_account: 10,
        login_code_request: 5,
        login_code_mail: 6,
        login_code: 5 * 6,
        reset_request: 3,
        reset_mail: 6,
        verify_request: 3,
        deletion_request: 3,
        link: 20,
        search: 30 * 60,
        draw: 300 * 60,
        content_picture: 60 * 60,
        content_preview: 120 * 60,
        invitation: 60,
        studio_key: 600 * 60,
        waiting: 1200,
        webhook_test: 60,
        host_check: 60,
        service_keys: 30,
        backup_upload: 30,
        mail_server: 30,
        coupon: 10,
        buy: 10 * 60,
        payments: 30 * 60,
        gift: 5,
        give_many: 30,
        export_orders: 20,
        payment_keys: 20,
        why: 10 * 60,
        decline: 20,
        clip: 10,
        clip_change: 120,
        order_poll: 60 * 60,
        telemetry: 600 * 60,
        log: 60 * 60,
        contact: 5,
      },
    )
    // A school of a thousand sits behind one address.
    expect(limits.key.maxOfAddress).toBeGreaterThanOrEqual(1_000)
    expect(limits.playback.maxOfAddress).toBeGreaterThanOrEqual(1_000)
    expect(limits.telemetry.maxOfAddress).toBeGreaterThanOrEqual(10_000)
  })

  it('has no two calls at one address', () => {
    const addresses = all.map(([, call]) => `${call.host} ${call.method} ${call.path.replace(/:\w+/g, ':')}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('refuses unknown fields everywhere', () => {
    for (const [name, call] of all) {
      // What a provider adds to its redirect is not ours to refuse.
      if (call.answers === 'redirect') continue
      expect({ name, ok: call.query.safeParse({ rubbish: '1' }).success }).toEqual({ name, ok: false })
      expect({ name, ok: call.body.safeParse({ rubbish: '1' }).success }).toEqual({ name, ok: false })
    }
  })

  it('goes to browsers without its schemas', () => {
    expect(Object.keys(wireCalls)).toEqual(Object.keys(calls))
    expect(wireCalls.getPage).toEqual({
      name: 'getPage',
      method: 'GET',
      path: '/pages/:id',
      needs: 'nothing',
      host: 'api',
      tolerates: [],
      crash: false,
      silent: false,
    })
  })

  it('keeps the calls of the Studio apart from those of the viewer', () => {
    expect(Object.keys(studioWireCalls)).toEqual(Object.keys(studioCalls))
    expect(Object.keys(wireCalls).filter(name => name in studioCalls)).toEqual([])
    const open = ['loginOperator', 'welcomeOperator', 'openGameLink']
    open.push('forgetOperatorPassword', 'renewOperatorPassword')
    for (const [name, call] of Object.entries<Call>(studioCalls)) {
      expect(call.path).toMatch(/^\/studio\//)
      expect({ name, needs: call.needs }).toEqual({
        name,
        needs: open.includes(name) ? 'nothing' : 'operator',
      })
    }
    for (const call of Object.values<Call>(calls)) expect(call.path).not.toMatch(/^\/studio/)
  })
})

describe('OpenAPI', () => {
  const document = openApi()
  const operations = Object.values(document.paths).flatMap(methods => Object.values(methods))

  it('holds every call once', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(all.map(([name]) => name).sort())
  })

  it('says where the key goes: into the query of GET and DELETE, the body of POST, or the header of any', () => {
    const locations = (path: string, method: string) => {
      const { security, requestBody } = document.paths[path]?.[method] ?? {}
      const isInBody = JSON.stringify(requestBody ?? {}).includes('"api_key"')
      return [...(security ?? []).flatMap(Object.keys), ...(isInBody ? ['body'] : [])]
    }
    expect(locations('/api/events', 'get')).toEqual(['key_in_query', 'key_in_header'])
    expect(locations('/api/stripe/buy', 'post')).toEqual(['key_in_header', 'body'])
    expect(locations('/api/events/{id}/playback', 'post')).toEqual(['key_in_header', 'body'])
    expect(locations('/api/get_api_key', 'post')).toEqual([])
  })

  it('describes every field outside the Studio', () => {
    const own = operations.filter(({ tags }) => tags[0] !== 'studio')
    const unsaid = new Set<string>()
    const walk = (schema: unknown) => {
      if (typeof schema !== 'object' || schema === null) return
      for (const [key, value] of Object.entries(schema)) {
        if (key === 'properties')
          for (const [name, field] of Object.entries(value)) {
            if (!hasNote(field)) unsaid.add(name)
            walk(field)
          }
        else if (key !== 'example') walk(value)
      }
    }
    const hasNote = (field: unknown) =>
      typeof field === 'object' && field !== null && 'description' in field && field.description !== ''
    walk(own)
    walk(document.components.schemas)
    for (const { name, schema } of own.flatMap(({ parameters }) => parameters))
      if (!hasNote(schema)) unsaid.add(name)
    expect([...unsaid]).toEqual([])
    const said = JSON.stringify(document)
    expect([...fieldNoteNames].filter(name => !said.includes(`"${name.split('.').at(-1)}"`))).toEqual([])
  })

  it.each(
    Object.entries<Call>(calls).filter(([, { answers, takes }]) => answers === 'json' && takes === undefined),
  )('gives examples of %s that the contract itself accepts', (name, call) => {
    const { requestBody, responses } = operations.find(({ operationId }) => operationId === name) ?? {}
    const problems = (schema: z.ZodType, content: Content | undefined) =>
      schema.safeParse(content?.['application/json']?.example).error?.issues ?? []
    // The server takes the key out before it reads the body.
    if (requestBody) expect(problems(call.body, withoutKey(requestBody.content))).toEqual([])
    expect(problems(call.reply, responses?.[200]?.content)).toEqual([])
  })

  it('names its entities, each once', () => {
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['Clip', 'Event', 'EventCategory', 'Order', 'Participant', 'User']),
    )
    const { content } = document.paths['/api/events/{id}']?.get?.responses[200] ?? {}
    expect(content?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/Event' })
  })

  it('has no reference that leads nowhere', () => {
    const names = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      match => match[1],
    )
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(Object.keys(document.components.schemas)).toContain(name)
    expect(JSON.stringify(document)).not.toContain('#/$defs')
  })
})
