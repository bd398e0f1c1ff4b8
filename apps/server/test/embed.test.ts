import { expect, it } from 'vitest'
import { channelFile } from '../src/content/channel-code/kinds/channel-kinds.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

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

it.each([
  ['https://club.example', true],
  ['https://club.example:8443', true],
  ['http://localhost:3000', true],
  ['http://club.example', false],
  ['https://club.example/path', false],
  ["https://club.example; script-src 'unsafe-inline'", false],
  ['https://*', false],
  ['*', false],
])('%s in embed_origins is accepted: %s', (origin, isTaken) => {
  const { success } = channelFile.shape.embed_origins.safeParse([origin])
  expect(success).toBe(isTaken)
})
