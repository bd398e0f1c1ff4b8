import { createHmac, hkdfSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { createMediaTokens } from '../src/context/media-tokens.ts'

const secretKey = 'a secret that an edge has too, of 32 letters'
const grant = {
  channelId: 1,
  videoId: 83,
  scope: null,
  playbackId: '0123456789abcdef',
  device: null,
  expiresAt: new Date('2026-03-01T18:00:00Z'),
}

it('an edge that has the key verifies a token by itself, as the deployment guide says', () => {
  const token = createMediaTokens(secretKey).write(grant)
  const [, body = '', mac] = token.match(/^(.+)-([0-9a-f]{32})$/) ?? []
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'media-token', 32)).toString('hex')
  expect(mac).toBe(createHmac('sha256', key).update(body).digest().subarray(0, 16).toString('hex'))
  expect(body).toBe(`1-2b-0123456789abcdef-${grant.expiresAt.getTime() / 1000}`)
})

it('a token opens what it was written for, and nothing once the key changes', () => {
  const token = createMediaTokens(secretKey).write(grant)
  expect(createMediaTokens(secretKey).read(token)).toEqual(grant)
  expect(createMediaTokens(secretKey.toUpperCase()).read(token)).toBeNull()
})

it.each([
  ['a stretch', { scope: { fromMs: 1_000, toMs: 2_000 } }],
  ['one browser', { device: '0123456789abcdef' }],
  ['a television', { device: 'cast' }],
  ['a stretch in one browser', { scope: { fromMs: 1_000, toMs: 2_000 }, device: '0123456789abcdef' }],
])('a token for %s is never mistaken at an edge for one that opens everything', (_name, change) => {
  const token = createMediaTokens(secretKey).write({ ...grant, ...change })
  expect(createMediaTokens(secretKey).read(token)).toEqual({ ...grant, ...change })
  expect(token.split('-')[1]).toMatch(/^2b\./)
})
