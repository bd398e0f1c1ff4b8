import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, it } from 'vitest'
import { alarmDevices, alarmPushes, auditLog, cameras, events, operators } from '../src/db/tables.ts'
import { watchAlarms } from '../src/games/alarms/index.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openPushService } from './push-service.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const service = await openPushService()
afterAll(() => service.close())
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { pushToThisMachine: true },
})
const { db } = server.ctx
const season = await openSeason(server)
const path = '/channels/alpha/alarm-devices'

afterEach(async () => {
  await db.delete(alarmDevices)
  await db.update(events).set({ stream_status: 'finished' })
  await watch(600)
  service.received.length = 0
})

let people = 0
async function openProducer(channelId: number | null = server.alphaId) {
  people += 1
  const email = `producer-${people}@example.com`
  const studio = await enterStudio(server, email, channelId, 'producer')
  const device = service.addDevice()
  const set = (is_wanted: boolean, language = 'en', channel = 'alpha') =>
    studio.post(`/channels/${channel}/alarm-devices`, { ...device.subscription, language, is_wanted })
  return { email, studio, device, set }
}

/** A game that should have a picture by now and has none; the time is counted from now. */
async function addDarkGame() {
  const id = await season.add(new Date(Date.now() + 120_000).toISOString(), { name: 'Cup final' })
  const { video_id } = await addCamera(server.ctx, server.alphaId, id, 'Main camera')
  return { id, video_id }
}
/** As two processes do it. */
const watch = (seconds = 0) => {
  const ctx = { ...server.ctx, now: () => new Date(Date.now() + seconds * 1000) }
  return Promise.all([watchAlarms(ctx), watchAlarms(ctx)])
}
const toldTo = ({ path }: { path: string }) =>
  service.received.filter(({ device }) => device === path).map(({ notice }) => notice)
const setState = (video_id: number, state: string) =>
  db
    .update(cameras)
    .set({
      state,
      state_since: new Date(Date.now() - 60_000),
      owner_node: randomUUID(),
      owner_until: new Date(Date.now() + 3_600_000),
    })
    .where(eq(cameras.video_id, video_id))

it('a red alarm reaches a device once, and is ended when it is over', async () => {
  const { set, device, studio } = await openProducer()
  expect((await set(true, 'fr')).status).toBe(200)
  const { json } = await studio.get(path)
  expect(json.devices).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  const { id, video_id } = await addDarkGame()
  await watch()
  await watch(5)
  await expect.poll(() => toldTo(device), { timeout: 20_000 }).toHaveLength(1)
  const [told] = toldTo(device)
  expect(told).toMatchObject({
    title: 'Aucun signal – Cup final',
    url: `/studio/channels/alpha/events/${id}`,
    is_over: false,
  })
  expect(service.received[0]?.sender?.key).toBe(json.public_key)
  expect(service.received[0]?.headers).toMatchObject({ urgency: 'high' })

  await setState(video_id, 'live')
  await watch(10)
  await watch(30)
  expect(toldTo(device)).toHaveLength(1)
  await watch(90)
  await watch(95)
  await expect.poll(() => toldTo(device), { timeout: 20_000 }).toHaveLength(2)
  expect(toldTo(device)[1]).toMatchObject({ title: 'Terminé\u00a0: Aucun signal – Cup final', is_over: true })
  expect(service.received[0]?.notice).toMatchObject({ tag: expect.stringMatching(/^alarm-\d+$/) })

  // It is dark again: who was told that it is over hears of it.
  await setState(video_id, 'ended')
  await watch(100)
  await watch(105)
  await expect.poll(() => toldTo(device), { timeout: 20_000 }).toHaveLength(3)
})

it('what comes back within a minute is told once', async () => {
  const { set, device } = await openProducer()
  await set(true)
  const { video_id } = await addDarkGame()
  await watch()
  await expect.poll(() => toldTo(device), { timeout: 20_000 }).toHaveLength(1)
  await setState(video_id, 'live')
  await watch(5)
  await setState(video_id, 'ended')
  await watch(10)
  await watch(120)
  expect(await db.select().from(alarmPushes)).toMatchObject([{ state: 'open' }])
  expect(toldTo(device)).toHaveLength(1)
})

it('only devices get it that want it, in their channel, of operators who still may', async () => {
  const [wants, stopped, demoted, removed, other] = [
    await openProducer(),
    await openProducer(),
    await openProducer(),
    await openProducer(),
    await openProducer(server.betaId),
  ]
  for (const person of [wants, stopped, demoted, removed]) await person.set(true)
  expect((await other.set(true)).status).toBe(404)
  expect((await other.set(true, 'en', 'beta')).status).toBe(200)
  expect((await stopped.set(false)).status).toBe(200)
  expect((await stopped.studio.get(path)).json.devices).toEqual([])
  await db.update(operators).set({ role: 'editor' }).where(eq(operators.email, demoted.email))
  await db.delete(operators).where(eq(operators.email, removed.email))
  await addDarkGame()
  await watch()
  await expect.poll(() => toldTo(wants.device), { timeout: 20_000 }).toHaveLength(1)
  expect(service.received).toHaveLength(1)
  const scorer = await enterStudio(server, 'scorer@example.com', server.alphaId, 'scorer')
  expect((await scorer.get(path)).status).toBe(403)
  const rows = await db.select().from(auditLog).where(eq(auditLog.action, 'set_alarm_device'))
  expect(rows.map(({ details }) => details)).toContainEqual({ is_wanted: false })
})

it('a device that left is forgotten, and one whose push service is away gets it later', async () => {
  const [gone, late] = [await openProducer(), await openProducer()]
  await gone.set(true)
  gone.device.leave()
  await addDarkGame()
  await watch()
  await expect.poll(() => db.$count(alarmDevices), { timeout: 20_000 }).toBe(0)
  await late.set(true)
  service.answers.push(503)
  await addDarkGame()
  await watch()
  await expect.poll(() => toldTo(late.device), { timeout: 40_000 }).toHaveLength(1)
}, 60_000)

it('a device goes over to the operator who used it last, and addresses that no browser gives are refused', async () => {
  const [first, second] = [await openProducer(), await openProducer()]
  await first.set(true)
  const { status } = await second.studio.post(path, {
    ...first.device.subscription,
    language: 'en',
    is_wanted: true,
  })
  expect(status).toBe(200)
  expect((await first.studio.get(path)).json.devices).toEqual([])
  const bad = { ...first.device.subscription, endpoint: 'https://10.0.0.1/send', language: 'en' }
  expect((await second.studio.post(path, { ...bad, is_wanted: true })).status).toBe(400)
})
