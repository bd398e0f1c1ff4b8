import { stat } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { serveTests } from './serve-tests.ts'

const server = await serveTests()

it.each(['/studio', '/studio/login?to=%2Fstudio', '/studio/channels/alpha/users/7', '/studio/no/such/place'])(
  'the Studio opens at %s',
  async path => {
    const { status, text, headers } = await server.ask(path)
    expect(status).toBe(200)
    expect(text).toContain('<title>Grandstand Studio</title>')
    expect(headers['cache-control']).toBe('no-cache')
  },
)

it('says nothing about any channel, and is the same at every host', async () => {
  const [alpha, beta, nobody] = await Promise.all(
    ['alpha.test', 'beta.test', 'nobody.test'].map(host => server.ask('/studio', { host })),
  )
  expect(alpha?.text).toBe(beta?.text)
  expect(alpha?.text).toBe(nobody?.text)
  expect(alpha?.text).not.toMatch(/alpha|channel/i)
})

it('is listed by no search engine and framed by no page', async () => {
  const { headers, text } = await server.ask('/studio')
  expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(text).toContain('<meta name="robots" content="noindex, nofollow"')
  const policy = String(headers['content-security-policy'])
  for (const rule of [
    "script-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ]) {
    expect(policy).toContain(rule)
  }
  expect(policy).not.toContain('unsafe')
})

it('uses the language of the browser from its first byte', async () => {
  const { text } = await server.ask('/studio', { headers: { 'accept-language': 'bg-BG,bg;q=0.9' } })
  expect(text).toContain('<html lang="bg">')
})

it('can stand on the home screen of a phone', async () => {
  const { text } = await server.ask('/studio')
  expect(text).toContain('<link rel="manifest" href="/studio/manifest.webmanifest"/>')
  const { headers, text: manifest } = await server.ask('/studio/manifest.webmanifest', {
    host: 'nobody.test',
  })
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(JSON.parse(manifest)).toMatchObject({ start_url: '/studio', display: 'standalone' })
})

it('has a worker for alarms, which keeps no page', async () => {
  const { status, headers, text } = await server.ask('/studio/alarm-worker.js')
  expect(status).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/javascript/)
  expect(text).toContain('showNotification')
  expect(text).not.toContain("'fetch'")
})

it('has its files under /studio/assets, cached for ever, and no others', async () => {
  const { text } = await server.ask('/studio')
  const files = [...text.matchAll(/\/studio\/assets\/[\w.-]+/g)].map(([file]) => file)
  expect(files).toHaveLength(2)
  for (const file of files) {
    const { status, headers } = await server.ask(file)
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
    // As small as the build made it.
    const packed = await server.ask(file, { headers: { 'accept-encoding': 'br' } })
    const { size } = await stat(
      new URL(`../../studio/dist/${file.replace('/studio/', '')}.br`, import.meta.url),
    )
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(size) })
  }
  expect((await server.ask('/studio/assets/nothing.js')).status).toBe(404)
  expect((await server.ask('/studio/assets/..%2f.vite%2fmanifest.json')).status).toBe(404)
})

it('shows the Studio in the documentation under a topic of its own', async () => {
  const { text } = await server.ask('/api/docs')
  expect(text).toContain('<section id="studio">')
  expect(text).toContain('For an operator with a session of the Studio.')
})
