import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { channelFile } from '../src/content/channel-code/kinds/channel-kinds.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const channels = [buildLeague('alpha', { embed_origins: ['https://club.example'] }), buildLeague('beta')]
const server = await serveTests({ channels })
const season = await openSeason(server)
const eventId = await season.add(new Date(Date.now() + 3_600_000).toISOString())

const ancestors = async (path: string) => {
  const { headers } = await server.ask(path)
  return String(headers['content-security-policy']).match(/frame-ancestors ([^;]*)/)?.[1]
}

it('only the channel’s own pages and listed sites may frame the plain player, and nothing else of the channel', async () => {
  // Of a game that is gone, too: its frame says so.
  for (const path of [`/watch_embed/${eventId}`, '/watch_embed/999999'])
    expect(await ancestors(path)).toBe("'self' https://club.example")
  for (const path of [`/watch/${eventId}`, '/watch_embed/x', '/', '/login'])
    expect(await ancestors(path)).toBe("'none'")
})

it('the plain player has no header or footer, and no search engine lists it', async () => {
  const { status, text } = await server.ask(`/watch_embed/${eventId}`)
  expect(status).toBe(200)
  expect(text).not.toContain('site-header"')
  expect(text).toMatch(/<meta [^>]*robots[^>]*noindex/)
})

it('leads the frame of a team to the player of the game that it plays next', async () => {
  const { status, headers } = await server.ask(`/embed/team/${season.team('team')}`)
  expect([status, headers.location]).toEqual([302, `/watch_embed/${eventId}`])
  expect((await server.ask('/embed/team/999999')).status).toBe(404)
})

it('shows scores in a frame of listed sites, with the one script that its policy names', async () => {
  const { status, text, headers } = await server.ask('/embed/scores')
  expect(status).toBe(200)
  expect(text).toContain(`href="/watch/${eventId}"`)
  const [, script = ''] = text.match(/<script>(.*)<\/script>/s) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}'`)
  expect(await ancestors('/embed/scores')).toBe("'self' https://club.example")
  const others = await server.ask(`/embed/scores?team=${season.team('heloise-ball')}`)
  expect(others.text).toContain('No games')
})

it('an operator lets a site in, which may frame the players from then on', async () => {
  const studio = await enterStudio(server, 'embed@alpha.test', server.alphaId)
  const path = '/channels/alpha/embed-sites'
  expect((await studio.post(path, { site: 'school.example' })).json.error.fields).toHaveProperty('site')
  const sites = ['https://club.example', 'https://school.example']
  expect((await studio.post(path, { site: 'https://school.example' })).json).toEqual({ sites })
  await expect.poll(() => ancestors(`/watch_embed/${eventId}`)).toBe(`'self' ${sites.join(' ')}`)
  expect((await studio.get(path)).json).toMatchObject({ sites, origin: expect.stringMatching(/^https?:/) })

  // All stand in one header.
  for (let at = sites.length; at < 20; at++)
    expect((await studio.post(path, { site: `https://s${at}.example` })).status).toBe(200)
  expect((await studio.post(path, { site: 'https://one-more.example' })).status).toBe(409)
  expect((await studio.post(path, { site: 'https://s19.example' })).json.sites).toHaveLength(20)
})

it.each([
  ['https://club.example', true],
  ['https://club.example:8443', true],
  ['http://localhost:3000', true],
  ['http://club.example', false],
  ['https://club.example/path', false],
  ["https://club.example; script-src 'unsafe-inline'", false],
  ['https://*', false],
  ['*', false],
  [`https://${'a'.repeat(193)}`, false],
])('%s in embed_origins is accepted: %s', (origin, isTaken) => {
  const { success } = channelFile.shape.embed_origins.safeParse([origin])
  expect(success).toBe(isTaken)
})
