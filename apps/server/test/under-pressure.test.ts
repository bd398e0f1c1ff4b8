import { expect, it, test } from 'vitest'
import { refuseUnderPressure } from '../src/http/refuse-under-pressure.ts'

test.each([
  '/',
  '/watch/7',
  '/assets/main.js',
  '/images/alpha/x.webp',
  '/media/token/index.m3u8',
  '/healthz',
])('%s is answered however great the rush', async url => {
  await expect(refuseUnderPressure({ url })).resolves.toBeUndefined()
})

it('refuses calls, and says when to try again', async () => {
  await expect(refuseUnderPressure({ url: '/api/events?limit=10' })).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 2,
  })
})
