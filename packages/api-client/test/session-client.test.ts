import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { expect, onTestFinished, test } from 'vitest'
import { createSessionClient } from '../src/index.ts'
import { hang, json, refusal, resetTheSocket, startMisbehavingServer } from './support/misbehaving-server.ts'
import { failureOf, fastClock } from './support/start-client.ts'

async function startSession() {
  const server = await startMisbehavingServer()
  onTestFinished(server.close)
  let ends = 0
  const client = createSessionClient({
    baseUrl: `${server.url}/api`,
    clock: fastClock([], server),
    onSessionEnd: () => ends++,
  })
  return { server, client, countEnds: () => ends }
}

const wrong = { body: { email: 'ops@example.com', password: 'wrong' } }

test('a session’s calls carry no key', async () => {
  const { server, client } = await startSession()
  server.behaveAs('GET /api/studio/channels', json(200, { items: [] }))
  server.behaveAs('POST /api/studio/login', json(200, {}))
  await client.send(studioWireCalls.listStudioChannels, { query: { search: 'a b' } })
  await client.send(studioWireCalls.loginOperator, wrong)
  expect(server.received.map(({ query, body }) => [query.toString(), body])).toEqual([
    ['search=a+b', null],
    ['', wrong.body],
  ])
})

test('a session that the server no longer knows has ended, and a wrong password ends none', async () => {
  const { server, client, countEnds } = await startSession()
  server.behaveAs('POST /api/studio/login', refusal(401, 'wrong_auth_data', { password: 'wrong' }))
  server.behaveAs('GET /api/studio/channels', refusal(401, 'unauthenticated'))
  const refused = await failureOf(client.send(studioWireCalls.loginOperator, wrong))
  expect(refused).toMatchObject({ code: 'wrong_auth_data', fields: { password: 'wrong' } })
  expect(countEnds()).toBe(0)
  await failureOf(client.send(studioWireCalls.listStudioChannels))
  expect(countEnds()).toBe(1)
})

test('the limits and the one retry are those of every client', async () => {
  const { server, client } = await startSession()
  server.behaveAs('GET /api/studio/channels', resetTheSocket, json(200, { items: [] }))
  server.behaveAs('POST /api/studio/login', hang)
  await expect(client.send(studioWireCalls.listStudioChannels)).resolves.toEqual({ items: [] })
  expect(await failureOf(client.send(studioWireCalls.loginOperator, wrong))).toMatchObject({
    code: 'timeout',
    status: null,
  })
  expect(server.to('/studio/login')).toHaveLength(1)
})

test('a caller who leaves no longer waits', async () => {
  const { client } = await startSession()
  const sent = client.send(studioWireCalls.listStudioChannels, {}, { signal: AbortSignal.abort() })
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' })
})
