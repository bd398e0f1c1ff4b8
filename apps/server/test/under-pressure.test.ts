import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { handleErrors } from '../src/http/handle-errors.ts'
import { refuseUnderPressure } from '../src/http/refuse-under-pressure.ts'
import { createLog } from '../src/runtime/create-log.ts'

let app: FastifyInstance
let delayMs = 0

beforeAll(() => {
  app = Fastify()
  handleErrors(app, { log: createLog('silent'), channels: { peekByHost: () => undefined } })
  refuseUnderPressure(app, { readMs: () => delayMs, stop: () => {} })
  app.get('/*', async () => 'here')
})
afterAll(() => app.close())

const ask = (url: string, behindMs: number) => {
  delayMs = behindMs
  return app.inject(url)
}

test.each([
  '/',
  '/watch/7',
  '/assets/main.js',
  '/images/alpha/x.webp',
  '/media/token/index.m3u8',
  '/healthz',
])('%s is answered however great the rush', async url => {
  expect((await ask(url, 60_000)).statusCode).toBe(200)
})

it('refuses calls while the process is behind, and says when to try again', async () => {
  const refused = await ask('/api/events?limit=10', 2_001)
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('2')
  expect((await ask('/api/events?limit=10', 2_000)).statusCode).toBe(200)
})
