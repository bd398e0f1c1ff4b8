import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { tryHost } from '../src/channel/hosts/index.ts'
import { auditLog } from '../src/db/tables.ts'
import { buildLeague } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

/** What stands before the server, as a proxy does: it may pass on another name, or answer by itself. */
async function openProxy() {
  const way: { url: string; host: string | null; says: string | null } = { url: '', host: null, says: null }
  const proxy = createServer((asked, response) => {
    if (way.says !== null) return response.end(way.says)
    const { hostname, port } = new URL(way.url)
    const host = way.host ?? asked.headers.host
    const passing = request(
      { hostname, port, path: asked.url, headers: { ...asked.headers, host } },
      answer => {
        response.statusCode = answer.statusCode ?? 500
        answer.pipe(response)
      },
    )
    passing.on('error', () => response.destroy())
    passing.end()
  })
  await new Promise<void>(done => proxy.listen(0, 'localhost', done))
  afterAll(() => {
    proxy.closeAllConnections()
    proxy.close()
  })
  const { port } = proxy.address() as AddressInfo
  return { way, origin: `http://localhost:${port}` }
}

const { way, origin } = await openProxy()
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta'), buildLeague('filed', { run_as_code: true })],
  config: { webhooksToPrivate: true, publicUrl: origin },
})
way.url = server.url
const { databaseUrl, alphaId, betaId } = server
const other = await serveTests({ beside: { databaseUrl, alphaId, betaId } })
const owner = await enterStudio(server, 'owner@example.com')
const ofAlpha = await enterStudio(server, 'alpha@example.com', alphaId)
const hosts = (channel: string) => `/channels/${channel}/hosts`
const listed = async (channel: string) => (await owner.get(hosts(channel))).json.items
const shownAt = async (host: string, process = server) =>
  (await process.ask('/api/settings', { host })).json.name
const refusal = ({ status, json }: { status: number; json: { error: { fields?: object } } }) => ({
  status,
  fields: json.error.fields,
})

describe('a host name that is typed in the Studio', () => {
  it('leads to its channel at once, and within a second in every other process', async () => {
    expect(await shownAt('tv.league.org', other)).toBeUndefined()
    expect((await owner.post(hosts('alpha'), { host: 'tv.league.org' })).json).toEqual({ success: true })
    expect(await listed('alpha')).toEqual(['alpha.test', 'tv.league.org'])
    expect(await shownAt('tv.league.org')).toBe('Channel alpha')
    await expect.poll(() => shownAt('tv.league.org', other), { timeout: 3_000 }).toBe('Channel alpha')
    const [row] = (await owner.get('/audit-log?limit=1')).json.items
    expect(row).toMatchObject({ action: 'add_host', channel_key: 'alpha' })
  })

  it('is refused where it is taken, reserved or none, and says which', async () => {
    for (const [channel, host, status, reason] of [
      ['beta', 'tv.league.org', 409, 'taken'],
      ['alpha', 'tv.league.org', 409, 'own'],
      ['alpha', 'tv.league.example', 400, 'reserved'],
      ['alpha', '10.0.0.1', 400, 'address'],
      ['alpha', 'tv', 400, 'form'],
      ['alpha', 'tv.league.org:80', 400, 'form'],
    ] as const)
      expect(refusal(await owner.post(hosts(channel), { host }))).toEqual({
        status,
        fields: { host: reason },
      })
  })

  it('belongs to one channel, also when two are given it in the same moment, and there is an end to them', async () => {
    const made = await Promise.all(
      ['alpha', 'beta'].map(channel => owner.post(hosts(channel), { host: 'both.league.org' })),
    )
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 409])
    for (let count = (await listed('beta')).length; count < 20; count += 1)
      await owner.post(hosts('beta'), { host: `n${count}.league.org` })
    expect(refusal(await owner.post(hosts('beta'), { host: 'more.league.org' }))).toEqual({
      status: 409,
      fields: { host: 'full' },
    })
    expect(await listed('beta')).toHaveLength(20)
  })

  it('is in mails and search engines once it is the main one', async () => {
    const named = () => server.ask('/', { host: 'alpha.test' })
    expect((await named()).text).toContain('//alpha.test')
    await owner.post(`${hosts('alpha')}/main`, { host: 'tv.league.org' })
    expect((await listed('alpha'))[0]).toBe('tv.league.org')
    const canonical = async () => (await named()).text.match(/rel="canonical" href="([^"]+)"/)?.[1]
    await expect.poll(canonical).toBe(`http://tv.league.org:${new URL(origin).port}/`)
    expect((await owner.post(`${hosts('alpha')}/main`, { host: 'none.league.org' })).status).toBe(404)
  })

  it('leads nowhere once it is removed', async () => {
    expect((await owner.post(`${hosts('alpha')}/remove`, { host: 'tv.league.org' })).status).toBe(200)
    expect(await shownAt('tv.league.org')).toBeUndefined()
    expect((await owner.post(`${hosts('alpha')}/remove`, { host: 'tv.league.org' })).status).toBe(404)
    expect((await owner.post(`${hosts('beta')}/remove`, { host: 'alpha.test' })).status).toBe(404)
    expect(await shownAt('alpha.test')).toBe('Channel alpha')
  })

  it('is the deployment’s to give: an owner of the channel sees it and where it leads, and changes nothing', async () => {
    expect((await ofAlpha.get(hosts('alpha'))).json).toMatchObject({ is_locked: false })
    expect((await ofAlpha.post(`${hosts('alpha')}/check`, { host: 'alpha.test' })).status).toBe(200)
    const before = await server.ctx.db.$count(auditLog)
    for (const path of ['', '/main', '/remove'])
      expect((await ofAlpha.post(`${hosts('alpha')}${path}`, { host: 'alpha.test' })).status).toBe(403)
    expect((await ofAlpha.get(hosts('beta'))).status).toBe(404)
    expect(await server.ctx.db.$count(auditLog)).toBe(before)
  })

  it('is left to the files of a channel that is run from them', async () => {
    expect((await owner.get(hosts('filed'))).json).toEqual({ items: ['filed.test'], is_locked: true })
    for (const [path, host] of [
      ['', 'new.league.org'],
      ['/main', 'filed.test'],
      ['/remove', 'filed.test'],
    ] as const) {
      const { status, json } = await owner.post(`${hosts('filed')}${path}`, { host })
      expect({ status, fields: json.error.fields }).toEqual({
        status: 403,
        fields: { run_as_code: 'must be false' },
      })
    }
    expect(await listed('filed')).toEqual(['filed.test'])
  })

  it('stays when what was published before it is taken back', async () => {
    const publish = async (words: string) => {
      const [{ key, version, value }] = (await owner.get('/channels/alpha/content/pages')).json.items
      const changed = { key, version, value: { ...value, body: { en: words } } }
      await owner.post('/channels/alpha/content/pages/keep', changed)
      const draft = (await owner.get('/channels/alpha/content')).json
      expect(draft).toMatchObject({ changes: [{ state: 'changed' }], problems: [] })
      return owner.post('/channels/alpha/content-revisions', { version: draft.version })
    }
    await publish('# Other words')
    const { id } = (await publish('# The newest words')).json
    await owner.post(hosts('alpha'), { host: 'later.league.org' })
    expect((await owner.post(`/channels/alpha/content-revisions/${id}/take-back`)).status).toBe(200)
    expect(await listed('alpha')).toContain('later.league.org')
  })
})

describe('where a host name leads', () => {
  const check = async (host = 'localhost') => (await owner.post(`${hosts('alpha')}/check`, { host })).json

  it('is proven by the deployment’s own key: it leads here, here under another name, or elsewhere', async () => {
    await owner.post(hosts('alpha'), { host: 'localhost' })
    expect(await check()).toMatchObject({ state: 'plain', wanted: { name: null, addresses: [] } })
    way.host = 'upstream'
    expect((await check()).state).toBe('renamed')
    way.host = null
    for (const says of ['<html>', '{"host":"localhost","proof":"none"}', 'x'.repeat(100_000)]) {
      way.says = says
      expect((await check()).state).toBe('elsewhere')
    }
    way.says = null
    expect((await check()).state).toBe('plain')
    expect((await owner.post(`${hosts('alpha')}/check`, { host: 'beta.test' })).status).toBe(404)
  })

  it('is not asked inside of a network, and says so; nor where there is no DNS entry', async () => {
    // As it is unless a deployment says otherwise.
    const { ctx } = other
    expect((await tryHost(ctx, 'localhost')).state).toBe('local')
    expect((await tryHost(ctx, '10.255.255.1')).state).toBe('private')
    expect(await ctx.hostAsker.ask(`${origin}/`)).toBeNull()
    expect(await tryHost(ctx, 'nobody.invalid')).toEqual({ state: 'unset', addresses: [] })
  })
})
