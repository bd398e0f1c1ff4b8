import { dayOf, shiftDay } from '@grandstand/rules'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { createPreviews } from '../src/content/content/index.ts'
import { shareChannelContent } from '../src/db/channel-content-lock.ts'
import { openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

let now = new Date()

const server = await serveTests({
  channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')],
  now: () => now,
})
const studio = await enterStudio(server, 'editor@example.com', server.alphaId, 'editor')

const itemsOf = async (kind: string) => (await studio.get(`/channels/alpha/content/${kind}`)).json.items
const look = (kind: string, key: string | null, value: object) =>
  studio.post(`/channels/alpha/content/${kind}/preview`, { key, value })
const pageWith = (token: string, path = '/', { cookie }: { cookie: string } = studio) =>
  server.ask(`${path}?preview=${token}`, { headers: { cookie } })
const ask = (path: string, token?: string, { cookie }: { cookie: string } = studio) =>
  server.ask(`/api${path}`, { headers: token ? { 'x-preview': token, cookie } : {} })

describe('the preview of a draft', () => {
  it('shows a colour and a page’s text as they are typed, in a frame of the Studio, and shows nobody else anything', async () => {
    const [colors] = await itemsOf('colors')
    const typed = { ...colors.value, primary: '#123abc' }
    const { token } = (await look('colors', colors.key, typed)).json
    const page = await pageWith(token)
    expect(page.status).toBe(200)
    expect(page.text).toContain('#123abc')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.text).toContain('/preview.js?token=')
    const open = await server.ask('/')
    expect(open.text).not.toContain('#123abc')
    expect(open.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(open.text).not.toContain('preview.js')
    expect((await ask('/color-settings/web', token)).json.primary).toBe('#123abc')
    expect((await ask('/color-settings/web')).json.primary).not.toBe('#123abc')
    // It is not even in the draft.
    expect((await studio.get('/channels/alpha/content')).json.changes).toEqual([])
  })

  it('gives a new item an address that stays the same from call to call', async () => {
    const [known] = await itemsOf('pages')
    const value = { ...known.value, url: 'just_typed', title: 'Just typed', body: { en: 'Words of a draft' } }
    const { token, problems } = (await look('pages', null, value)).json
    expect(problems).toEqual([])
    const listed = (await ask('/pages', token)).json
    const page = (listed.items ?? listed).find(({ url }: { url: string }) => url === 'just_typed')
    expect((await ask(`/pages/${page.id}`, token)).text).toContain('Words of a draft')
    expect((await ask(`/pages/${page.id}`)).status).toBe(404)
    expect((await pageWith(token, '/just_typed')).status).toBe(200)
    expect((await server.ask('/just_typed')).status).toBe(404)
  })

  it('shows what is hidden, which visitors do not get', async () => {
    const [page] = await itemsOf('pages')
    const [slide] = await itemsOf('slides')
    const keep = (kind: string, { key, version, value }: typeof page, change: object) =>
      studio.post(`/channels/alpha/content/${kind}/keep`, { key, version, value: { ...value, ...change } })
    const publish = async () => {
      const { version } = (await studio.get('/channels/alpha/content')).json
      expect((await studio.post('/channels/alpha/content-revisions', { version })).status).toBe(200)
    }
    const before = now
    const { time_zone } = (await ask('/settings')).json
    const today = dayOf(before.getTime(), time_zone)
    /** How many there are in so many days; by noon, so that no clock changes the day. */
    const slidesIn = async (days: number) => {
      const day = shiftDay(today, days)
      now = new Date(`${day}T18:00:00Z`)
      await expect.poll(async () => (await server.ctx.channels.findByKey('alpha'))?.revision).toContain(day)
      const { slides } = (await ask('/channel-bootstrap-data')).json
      now = before
      return slides.length
    }
    const all = await slidesIn(0)
    await keep('pages', page, { hidden: true })
    await keep('slides', slide, {
      shown_from: shiftDay(today, 1),
      shown_until: shiftDay(today, 8),
    })
    const { changes } = (await studio.get('/channels/alpha/content')).json
    expect(changes.map(({ fields }: { fields: string[] }) => fields)).toEqual([
      ['hidden'],
      ['shown_from', 'shown_until'],
    ])
    await publish()
    await expect.poll(async () => (await server.ask(`/${page.value.url}`)).status).toBe(404)
    const { token } = (await look('pages', page.key, { ...page.value, hidden: true })).json
    expect((await pageWith(token, `/${page.value.url}`)).status).toBe(200)
    const counts: number[] = []
    for (const days of [0, 1, 8, 9]) counts.push(await slidesIn(days))
    expect(counts).toEqual([all - 1, all, all, all - 1])
    const last = (await studio.get('/channels/alpha/content')).json.revisions[0]
    expect((await studio.post(`/channels/alpha/content-revisions/${last.id}/take-back`)).status).toBe(200)
    for (const { kind, key } of (await studio.get('/channels/alpha/content')).json.changes)
      await studio.post(`/channels/alpha/content/${kind}/undo`, { key })
  })

  it('gets the list of problems, and then shows nothing', async () => {
    const [colors] = await itemsOf('colors')
    const { json } = await look('colors', colors.key, { ...colors.value, primary: 'blue?' })
    expect(json.token).toBeNull()
    expect(json.problems).toMatchObject([{ kind: 'colors', path: ['primary'] }])
  })

  it('opens only its own channel, for ten minutes, to operators who may change that kind', async () => {
    const [colors] = await itemsOf('colors')
    const { token } = (await look('colors', colors.key, { ...colors.value, primary: '#0a0b0c' })).json
    // Whatever the host: the token says whose draft it is.
    const elsewhere = await server.ask(`/?preview=${token}`, {
      host: 'beta.test',
      headers: { cookie: studio.cookie },
    })
    expect(elsewhere.text).toContain('"channel_key":"alpha"')
    const beta = await server.ask('/api/color-settings/web', { host: 'beta.test' })
    expect(beta.json.primary).not.toBe('#0a0b0c')
    const other = await enterStudio(server, 'beta@example.com', server.betaId)
    const asked = { key: colors.key, value: colors.value }
    expect((await other.post('/channels/alpha/content/colors/preview', asked)).status).toBe(404)
    const producer = await enterStudio(server, 'producer@example.com', server.alphaId, 'producer')
    expect((await producer.post('/channels/alpha/content/colors/preview', asked)).status).toBe(403)

    expect((await pageWith(`${token.slice(0, -2)}xx`)).status).toBe(403)
    now = new Date(now.getTime() + 11 * 60_000)
    expect((await pageWith(token)).status).toBe(403)
    expect((await ask('/color-settings/web', token)).status).toBe(403)
  })

  it('opens to nobody but the operator who asked for it, while they are in and may change that kind', async () => {
    const [colors] = await itemsOf('colors')
    const owner = await enterStudio(server, 'owner@example.com', server.alphaId)
    const editor = await enterStudio(server, 'leaving@example.com', server.alphaId, 'editor')
    const { token } = (
      await editor.post('/channels/alpha/content/colors/preview', {
        key: colors.key,
        value: { ...colors.value, primary: '#0d0e0f' },
      })
    ).json
    const opens = async (client: { cookie: string }) => [
      (await pageWith(token, '/', client)).status,
      (await ask('/color-settings/web', token, client)).status,
    ]
    expect(await opens(editor)).toEqual([200, 200])
    expect(await opens({ cookie: '' })).toEqual([403, 403])
    expect(await opens(owner)).toEqual([403, 403])
    const { items } = (await owner.get('/channels/alpha/people')).json
    const { id } = items.find(({ email }: { email: string }) => email === 'leaving@example.com')
    expect((await owner.post(`/channels/alpha/people/${id}/role`, { role: 'scorer' })).status).toBe(200)
    expect(await opens(editor)).toEqual([403, 403])
    await owner.post(`/channels/alpha/people/${id}/role`, { role: 'editor' })
    expect(await opens(editor)).toEqual([200, 200])
    await editor.post('/logout')
    expect(await opens(editor)).toEqual([403, 403])
  })

  it('does not hold up buyers or scorers, and makes publishers wait only until it is drawn', async () => {
    const [colors] = await itemsOf('colors')
    const { token } = (await look('colors', colors.key, { ...colors.value, primary: '#00aa55' })).json
    const season = await openSeason(server)
    const game = await season.add('2099-05-05T18:00:00Z')
    const { ctx, alphaId } = server
    const [item] = await itemsOf('faq')
    const answer = { ...item?.value, category: 'Watching', question: 'While it is drawn?', answer: 'Yes.' }
    await studio.post('/channels/alpha/content/faq/keep', { key: null, version: null, value: answer })
    const { version } = (await studio.get('/channels/alpha/content')).json
    const shown = { token, readCookie: () => studio.cookie.split('=')[1] }
    const publishing = await createPreviews(ctx).run(shown, async () => {
      await ctx.db.transaction(async tx => {
        // Whoever had to wait would fail.
        await tx.execute(sql`set local lock_timeout = '2s'`)
        await shareChannelContent(tx, alphaId)
        await updateEvent({ db: tx, now: ctx.now }, alphaId, game, { period: 'Q2' })
      })
      const started = { isOver: false, answer: studio.post('/channels/alpha/content-revisions', { version }) }
      void started.answer.then(() => {
        started.isOver = true
      })
      await new Promise(resolve => setTimeout(resolve, 300))
      expect(started.isOver).toBe(false)
      return started
    })
    expect((await publishing.answer).status).toBe(200)
  })
})
