import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { cancelEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const hour = 3_600_000

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const season = await openSeason(server)
const startsAt = new Date(Math.ceil(Date.now() / hour) * hour + 24 * hour)
const game = await season.add(startsAt.toISOString(), { teams: ['team', 'heloise-ball'] })

async function open(path: string, cookie = '') {
  const { text, headers } = await server.ask(path, { headers: { cookie } })
  const [, shown = ''] = text.match(/<div id="app">(.*?)<\/div>\n/s) ?? []
  const data = JSON.parse(text.match(/id="page-data">(.*?)<\/script>/s)?.[1] ?? '')
  return { text, shown, first: data.first, policy: String(headers['content-security-policy']) }
}

/** Without its elements, and with spaces of one kind. */
const plain = (html: string) => html.replace(/<[^>]*>/g, '').replace(/\s/gu, ' ')

describe('the page of a visitor', () => {
  it.each(['/', '/schedule', '/upcoming', '/?utm_source=mail'])('%s has the games', async path => {
    const { shown, first } = await open(path)
    expect(shown).toContain(`href="/watch/${game}"`)
    expect(shown).toMatch(/Northwick Herons|HER/)
    expect(JSON.stringify(first.answers)).toContain(`"id":${game},`)
    expect(first.events_cursor).toEqual(expect.any(Number))
  })

  it('of a game has its poster, its state and what opens it', async () => {
    const { shown, first } = await open(`/watch/${game}`)
    expect(shown).toContain('data-stage')
    expect(shown).toContain('role="timer"')
    expect(shown).toMatch(/<h1[^>]*>[^<]*Northwick Herons/)
    expect(first.answers).toHaveLength(1)
  })

  it('speaks its language', async () => {
    expect((await open('/schedule', 'interface_language=fr')).shown).toContain('Académie Héloïse')
  })

  it('shows times in the channel’s zone, or in the viewer’s once that is known', async () => {
    const timeIn = (timeZone: string) =>
      plain(new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone }).format(startsAt))
    const textAt = async (cookie?: string) => plain((await open('/schedule', cookie)).shown)
    const zone = (await server.ctx.channels.findByKey('alpha'))?.settings.time_zone ?? ''
    expect(await textAt()).toContain(timeIn(zone))
    expect(await textAt('time_zone=Asia/Kolkata')).toContain(timeIn('Asia/Kolkata'))
    expect(await textAt('time_zone=Nowhere/Land')).toContain(timeIn(zone))
  })

  it('has no styles outside its sheet and no scripts except its own, and allows only these', async () => {
    const { text, shown, policy } = await open('/')
    expect(shown).not.toMatch(/ style="| on[a-z]+="|<script/)
    const inside = [...text.matchAll(/<(?:script|style)>(.*?)<\/(?:script|style)>/gs)]
    expect(inside).toHaveLength(3)
    for (const [, content = ''] of inside)
      expect(policy).toContain(`'sha256-${createHash('sha256').update(content).digest('base64')}'`)
    expect(policy).not.toContain('unsafe')
  })

  it('follows the games', async () => {
    await open('/')
    await cancelEvent(server.ctx, server.alphaId, game, true)
    await expect.poll(async () => (await open('/')).shown).toMatch(/Cancelled|cancelled/)
  })

  it('shows nothing of another channel', async () => {
    const { text } = await server.ask('/schedule', { host: 'beta.test' })
    expect(text).not.toContain(`/watch/${game}`)
  })
})

describe('the app shows by itself', () => {
  it.each([
    ['what an address asks of a list', '/schedule?school=heloise', ''],
    ['a moment of a game', '/watch/1?t=20', ''],
    ['pages without games', '/faq', ''],
    ['what may be a user’s', '/', 'session=anything'],
  ])('%s', async (_what, path, cookie) => {
    const { first, shown, policy } = await open(path, cookie)
    expect(first).toBeNull()
    expect(shown).toContain('site-header')
    expect(policy).toMatch(/script-src 'self'(?:;| h)/)
  })
})
