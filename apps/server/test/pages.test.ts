import { describe, expect, it } from 'vitest'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'

const server = await serveTests()

const title = (html: string) => html.match(/<title>(.*?)<\/title>/)?.[1]
const meta = (html: string, name: string) =>
  html.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1]

describe('without JavaScript a page tells a crawler', () => {
  it.each([
    ['/', 'Channel alpha', 'About alpha'],
    ['/faq', 'Frequently asked questions · Channel alpha', 'About alpha'],
    ['/about', 'About us · Channel alpha', 'About alpha'],
    ['/contacts', 'Contact us · Channel alpha', 'About alpha'],
    ['/privacy_policy', 'Privacy alpha · Channel alpha', 'What we keep alpha'],
    ['/privacy', 'Privacy alpha · Channel alpha', 'What we keep alpha'],
    ['/?group=school', 'School alpha · Channel alpha', 'School alpha, Town. About alpha'],
  ])('%s: title, description and OG tags', async (path, expectedTitle, description) => {
    const { status, text } = await server.ask(path)
    expect(status).toBe(200)
    expect(title(text)).toBe(expectedTitle)
    expect(meta(text, 'description')).toBe(description)
    expect(meta(text, 'og:title')).toBe(expectedTitle)
    expect(meta(text, 'og:description')).toBe(description)
    expect(meta(text, 'og:url')).toMatch(/^http:\/\/alpha\.test/)
  })

  it('that an unknown page is not found, in words', async () => {
    const { status, text } = await server.ask('/no/such/page')
    expect(status).toBe(404)
    expect(title(text)).toBe('Page not found · Channel alpha')
    expect(meta(text, 'robots')).toBe('noindex')
  })

  it.each([
    ['/login', 'Log in · Channel alpha'],
    ['/registration', 'Create an account · Channel alpha'],
    ['/verify-notice', 'Check your mail · Channel alpha'],
    ['/verify-email?token=abc', 'Confirm your email · Channel alpha'],
    ['/password-reset-request', 'Forgotten password · Channel alpha'],
    ['/password-reset?token=abc', 'A new password · Channel alpha'],
    ['/profile', 'Your profile · Channel alpha'],
    ['/profile/clips', 'Your clips · Channel alpha'],
    ['/profile/edit', 'Edit your profile · Channel alpha'],
    ['/confirm-account-deletion?token=abc', 'Delete your account · Channel alpha'],
  ])('that %s is not a page for a search engine', async (path, expectedTitle) => {
    const { status, text } = await server.ask(path)
    expect(status).toBe(200)
    expect(title(text)).toBe(expectedTitle)
    expect(meta(text, 'robots')).toBe('noindex')
    expect(text).not.toContain('token=abc')
  })
})

describe('a page', () => {
  it('uses the language that was chosen before, else the browser’s, else the channel’s', async () => {
    const ask = async (headers: Record<string, string>) => (await server.ask('/faq', { headers })).text
    expect(await ask({})).toContain('<html lang="en">')
    expect(await ask({ 'accept-language': 'de-DE,bg;q=0.8,en;q=0.5' })).toContain('<html lang="bg">')
    const chosen = await ask({ 'accept-language': 'bg', cookie: 'interface_language=fr' })
    expect(chosen).toContain('<html lang="fr">')
    expect(title(chosen)).toBe('Questions fréquentes · Channel alpha fr')
  })

  it('carries colours, data and first screen', async () => {
    const { text } = await server.ask('/')
    expect(text).toContain('--primary:#e5173f')
    expect(text).toContain('--body-text-50:color-mix(in srgb, var(--body-text) 50%, transparent)')
    expect(text).toContain('Slide alpha')
    const data = JSON.parse(text.match(/id="page-data">(.*?)<\/script>/s)?.[1] ?? '')
    expect(data).toMatchObject({ channel_key: 'alpha', language: 'en' })
    expect(data.bootstrap).toEqual((await server.ask('/api/channel-bootstrap-data')).json)
  })

  it('lets no text of a channel break out of it', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>"'
    const channel = buildChannel('evil', { name: evil, description: evil })
    channel.document.slides = [
      { alias: 'evil', on: 'main', type: 'image', title: evil, text: evil, hidden: false },
    ]
    channel.document.pages = []
    await server.apply(channel)
    await expect.poll(async () => (await server.ask('/', { host: 'evil.test' })).status).toBe(200)
    const { text } = await server.ask('/', { host: 'evil.test' })
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('<img src=x')
  })

  it('is revalidated by ETag and shows a changed colour', async () => {
    const first = await server.ask('/about')
    const again = () => server.ask('/about', { headers: { 'if-none-match': String(first.headers.etag) } })
    expect((await again()).status).toBe(304)
    const channel = buildChannel('alpha')
    channel.document.channel.colors.web.primary = '#1d4ed8'
    await server.apply(channel)
    await expect.poll(async () => (await again()).text, { timeout: 2_000 }).toContain('--primary:#1d4ed8')
  })

  it('on another host belongs to the other channel', async () => {
    expect(title((await server.ask('/', { host: 'beta.test' })).text)).toBe('Channel beta')
  })
})
