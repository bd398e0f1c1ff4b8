import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { playbacks } from '../src/db/tables.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'

const joinsPerSecond = 5
const config = { joinsPerSecond, secretKey: 'a secret that both processes have in common' }
const channels = [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')]
const server = await serveTests({ channels, config })
const other = await serveTests({ beside: server, config })
for (const { ctx } of [server, other])
  await vi.waitFor(() => expect(ctx.nodes.list()).toHaveLength(2), { timeout: 20_000 })
const season = await openSeason(server)
const game = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'live' })
await addOutsidePlayer(server, game)

it('a crowd at two processes is let in at the rate of both together, all of it, and each person once', async () => {
  const keys = await Promise.all(Array.from({ length: 60 }, () => server.anonymousKey()))
  const startedMs = performance.now()
  const enteredMs: number[] = []
  const waited: number[] = []
  const come = async (apiKey: string, at: number) => {
    let ticket: string | undefined
    // As a page does: each time at another process, as a balancer may choose.
    for (let turn = at; ; turn += 1) {
      const node = turn % 2 ? other : server
      const { status, json } = await node.ask(`/api/events/${game}/playback`, {
        body: { api_key: apiKey, ...(ticket !== undefined && { ticket }) },
      })
      if (status === 200) return void enteredMs.push(performance.now() - startedMs)
      expect(json.error.code).toBe('in_line')
      waited.push(json.error.place.number)
      ticket = json.error.place.ticket
      await sleep(json.error.place.again_seconds * 1000)
    }
  }
  await Promise.all(keys.map(come))
  expect(await server.ctx.db.$count(playbacks)).toBe(60)
  // What the two have room for at once, then their rate.
  const straight = 2 * 2 * joinsPerSecond
  const perSecond = 2 * joinsPerSecond
  enteredMs.sort((one, next) => one - next)
  const tooEarly = enteredMs.filter((ms, at) => at + 1 > straight + 2 + (perSecond * (ms + 500)) / 1000)
  expect(tooEarly).toEqual([])
  expect(Math.max(...waited)).toBeGreaterThan(20)
}, 120_000)

it('afterwards newcomers walk in', async () => {
  const open = async () =>
    server.ask(`/api/events/${game}/playback`, { body: { api_key: await server.anonymousKey() } })
  await vi.waitFor(async () => expect((await open()).status).toBe(200), { timeout: 20_000 })
  const { lines } = await server.ctx.door.read()
  expect(
    lines.every(({ buyers, others }) => buyers.given === buyers.called && others.given === others.called),
  ).toBe(true)
})
