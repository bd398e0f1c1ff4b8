import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { channelFiles } from '../src/content/channel-code/files/channel-document.ts'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'

const beta = buildChannel('beta')
for (const preroll of beta.document.prerolls) preroll.url = '/prerolls/beta/hello.mp4'
const server = await serveTests({ channels: [buildChannel('alpha'), beta] })
await mkdir(join(server.dataDir, 'prerolls/beta'), { recursive: true })
await writeFile(join(server.dataDir, 'prerolls/beta/hello.mp4'), 'twelve bytes')
await writeFile(join(server.dataDir, 'prerolls/beta/notes.txt'), 'not a clip')

describe('the address of a preroll', () => {
  const isAllowed = (url: string) =>
    channelFiles['prerolls.yaml'].safeParse([{ alias: 'hello', url }]).success
  it.each([
    'https://media.example/a/hello.mp4',
    'https://media.example:8443/hello.mp4?x=1',
    '/prerolls/a.mp4',
  ])('may be %s', url => expect(isAllowed(url)).toBe(true))
  it.each([
    'http://media.example/hello.mp4',
    '//media.example/hello.mp4',
    '/\\media.example/hello.mp4',
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    'https://media.example; script-src *',
    'https://*/hello.mp4',
    'prerolls/hello.mp4',
    '',
  ])('may not be %s', url => expect(isAllowed(url)).toBe(false))

  it('is allowed by the policy of the pages, and no other origin is', async () => {
    const policyOf = async (host: string) =>
      String((await server.ask('/', { host })).headers['content-security-policy'])
    expect(await policyOf('alpha.test')).toContain("media-src 'self' blob: https://media.example;")
    expect(await policyOf('beta.test')).toContain("media-src 'self' blob:;")
  })
})

describe('a clip of a channel', () => {
  it('is sent whole and in ranges, and cached for an hour', async () => {
    const whole = await server.ask('/prerolls/beta/hello.mp4')
    expect(whole.text).toBe('twelve bytes')
    expect(whole.headers).toMatchObject({
      'content-type': 'video/mp4',
      'cache-control': 'public, max-age=3600',
      'accept-ranges': 'bytes',
    })
    const part = await server.ask('/prerolls/beta/hello.mp4', { headers: { range: 'bytes=7-' } })
    expect([part.status, part.text]).toEqual([206, 'bytes'])
  })

  it.each([
    '/prerolls/beta/notes.txt',
    '/prerolls/beta/gone.mp4',
    '/prerolls/alpha/hello.mp4',
    '/prerolls/beta/..%2Fbeta%2Fhello.mp4',
    '/prerolls/..%2Fprerolls/hello.mp4',
  ])('is not %s', async path => {
    expect((await server.ask(path)).status).toBe(404)
  })

  it('is in the settings, as an ad unless it says otherwise, with the time after which it can be skipped', async () => {
    const { json } = await server.ask('/api/settings', { host: 'beta.test' })
    expect(json.prerolls).toMatchObject([
      { url: '/prerolls/beta/hello.mp4', is_ad: true, skip_after_seconds: null },
    ])
  })
})
