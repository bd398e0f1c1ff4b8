import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { events } from '../src/db/tables.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { readSite } from '../src/video/nodes/index.ts'
import { setPictures, setVideoSite } from '../src/video/videos/index.ts'
import { registerPerson } from './browser.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openStream } from './event-stream-client.ts'
import { openMailbox } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const secretKey = 'a secret that all processes have in common'
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { secretKey },
})
/** A second process: what ends a session there must end the streams here. */
const there = await serveTests({ beside: server, config: { secretKey, roles: new Set(['web'] as const) } })

type Stream = Awaited<ReturnType<typeof openStream>>

const endsSoon = (stream: Stream) => expect.poll(stream.isEnded, { timeout: 10_000 }).toBe(true)
const isOpened = (stream: Stream) => expect.poll(() => stream.messages[0]?.event).toBe('hello')

async function openAsUser(email: string) {
  const browser = await registerPerson(there, email)
  const cookie = `session=${browser.cookie('session')}`
  const stream = await openStream(server.url, browser.key(), undefined, 'query', cookie)
  await isOpened(stream)
  return { browser, stream }
}

async function openAsOperator(email: string, channelId: number | null = server.alphaId) {
  const studio = await enterStudio(there, email, channelId, channelId === null ? 'owner' : 'producer')
  const stream = await openStream(server.url, await server.anonymousKey(), undefined, 'query', studio.cookie)
  await isOpened(stream)
  return { studio, stream }
}

it('a user’s stream ends within ten seconds of their logout and of the deletion of their account, at every process', async () => {
  const leaving = await openAsUser('leaving@example.com')
  const deleted = await openAsUser('deleted@example.com')
  const staying = await openAsUser('staying@example.com')
  const visitor = await openStream(server.url, await server.anonymousKey())
  await isOpened(visitor)
  expect((await leaving.browser.post('/auth/logout')).status).toBe(200)
  await deleted.browser.post('/delete-account-request')
  const token = await openMailbox(server).token('deleted@example.com', '/confirm-account-deletion')
  expect((await there.ask('/api/delete-account-confirm', { body: { token } })).status).toBe(200)
  await Promise.all([endsSoon(leaving.stream), endsSoon(deleted.stream)])
  expect([staying.stream.isEnded(), visitor.isEnded()]).toEqual([false, false])
  staying.stream.close()
  visitor.close()
})

it('an operator’s stream ends within ten seconds of their logout and removal, so that they hear nothing of private games', async () => {
  const season = await openSeason(server)
  const id = await season.add(new Date(Date.now() + 3_600_000).toISOString(), {
    teams: ['heloise-ball', 'team'],
  })
  await server.ctx.db.update(events).set({ is_private: true })
  const owner = await enterStudio(server, 'owner@example.com', server.alphaId)
  const removed = await openAsOperator('removed@example.com')
  const leaving = await openAsOperator('out@example.com')
  const staying = await openAsOperator('in@example.com')
  const { items } = (await owner.get('/channels/alpha/people')).json
  const person = items.find(({ email }: { email: string }) => email === 'removed@example.com')
  expect((await owner.post(`/channels/alpha/people/${person.id}/remove`)).status).toBe(200)
  expect((await leaving.studio.post('/logout')).status).toBe(200)
  await Promise.all([endsSoon(removed.stream), endsSoon(leaving.stream)])
  await updateEvent(server.ctx, server.alphaId, id, { period: 'Q3' })
  const hears = ({ stream }: { stream: Stream }) =>
    stream.messages.some(({ event, data }) => event === 'change' && data.id === id)
  await expect.poll(() => hears(staying)).toBe(true)
  expect([hears(removed), hears(leaving)]).toEqual([false, false])
  staying.stream.close()
})

it('a second factor that is demanded ends the streams of operators who have none', async () => {
  const owner = await enterStudio(server, 'beta@example.com', server.betaId)
  const everywhere = await openAsOperator('everywhere@example.com', null)
  expect((await owner.post('/channels/beta/totp-demand', { is_demanded: true })).status).toBe(200)
  await endsSoon(everywhere.stream)
})

it('poster and preview of a private game open to operators of its channel alone, at every process', async () => {
  const season = await openSeason(server)
  const id = await season.add(new Date(Date.now() - 3_600_000).toISOString())
  const { video_id } = await addCamera(server.ctx, server.alphaId, id, 'Main camera')
  const names = ['poster-640x360.jpg', 'preview.mp4']
  const dir = server.ctx.folders.video(server.alphaId, video_id)
  await mkdir(dir, { recursive: true })
  for (const name of names) await writeFile(join(dir, name), name)
  const site = await readSite(server.dataDir)
  await server.ctx.db.transaction(async tx => {
    await setVideoSite(tx, server.alphaId, video_id, site)
    const pictures = { poster: 'poster-640x360.jpg', has_preview: true, has_storyboard: false }
    await setPictures(tx, server.alphaId, video_id, pictures)
  })
  await vi.waitFor(() => expect(there.ctx.nodes.list()).toHaveLength(2), { timeout: 10_000 })
  const own = await enterStudio(server, 'own@example.com', server.alphaId, 'scorer')
  const foreign = await enterStudio(server, 'foreign@example.com', server.betaId)
  const ask = (cookie = '') =>
    Promise.all(
      [server, there].flatMap(({ ask: askAt }) =>
        names.map(name => askAt(`/previews/alpha/${video_id}/${name}`, { headers: { cookie } })),
      ),
    )
  const statuses = async (cookie?: string) => (await ask(cookie)).map(({ status }) => status)
  const [open] = await ask()
  expect(open).toMatchObject({ status: 200, headers: { 'cache-control': 'public, max-age=86400' } })

  await server.ctx.db.update(events).set({ is_private: true }).where(eq(events.id, id))
  await expect.poll(() => statuses(), { timeout: 10_000 }).toEqual([404, 404, 404, 404])
  expect(await statuses(foreign.cookie)).toEqual([404, 404, 404, 404])
  for (const { status, headers } of await ask(own.cookie))
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store'])

  await server.ctx.db.update(events).set({ is_private: false }).where(eq(events.id, id))
  await expect.poll(() => statuses(), { timeout: 10_000 }).toEqual([200, 200, 200, 200])
})
