import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { makeOperator, openStudio } from './studio-client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('who runs the channel may rehearse on it, by the session of the Studio, and nobody else', async () => {
  const key = await server.anonymousKey()
  const ask = async (cookie = '') =>
    (await server.ask(`/api/simulation?api_key=${key}`, { headers: cookie ? { cookie } : {} })).json
  expect(await ask()).toEqual({ is_allowed: false })
  expect(await ask(`studio_session=${'A'.repeat(43)}`)).toEqual({ is_allowed: false })
  for (const [email, channelId, is_allowed] of [
    ['own@example.com', server.alphaId, true],
    ['other@example.com', server.betaId, false],
    ['all@example.com', null, true],
  ] as const) {
    await makeOperator(server, email, channelId)
    expect(await ask((await openStudio(server, email)).cookie)).toEqual({ is_allowed })
  }
})
