import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildChannel } from './channel-builder.ts'
import { serveTests } from './serve-tests.ts'

const server = await serveTests({ channels: [buildChannel('alpha'), buildChannel('beta')] })

const manifestOf = async (path = '', host = 'alpha.test') =>
  JSON.parse((await server.ask(`/manifest.webmanifest${path}`, { host })).text)

describe('a channel that is installed', () => {
  it('has its own name, in the language of the user who installs it', async () => {
    expect(await manifestOf()).toMatchObject({ name: 'Channel alpha', start_url: '/', display: 'standalone' })
    expect(await manifestOf('?language=bg')).toMatchObject({ name: 'Channel alpha bg', lang: 'bg' })
    expect(await manifestOf('', 'beta.test')).toMatchObject({ name: 'Channel beta' })
  })

  it('has icons of the promised sizes', async () => {
    const { icons, theme_color } = await manifestOf()
    expect(icons.map(({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`)).toEqual([
      'any 192x192',
      'any 512x512',
      'maskable 192x192',
      'maskable 512x512',
    ])
    for (const { src, sizes } of icons) {
      const { bytes, headers } = await server.ask(src)
      expect(headers['content-type']).toBe('image/png')
      const { width, height } = await sharp(bytes).metadata()
      expect(`${width}x${height}`).toBe(sizes)
      // What a system cuts off is nothing but the colour of the channel.
      const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
      expect(`#${data.subarray(0, 3).toString('hex')}`).toBe(theme_color)
    }
  })

  it('is linked from every page except framed ones', async () => {
    const { text } = await server.ask('/')
    expect(text).toContain('<link rel="manifest" href="/manifest.webmanifest?language=en"/>')
    expect(text).toContain('<link rel="apple-touch-icon" href="/icons/touch-180.png"/>')
    expect((await server.ask('/watch_embed/1')).text).not.toContain('manifest.webmanifest')
  })

  it.each(['/icons/any-193.png', '/icons/logo.png'])('has no %s', async path => {
    expect((await server.ask(path)).status).toBe(404)
  })
})

describe('without a network', () => {
  it.each([
    ['en', 'You are offline', 'Try again'],
    ['bg', 'Нямате връзка', 'Опитайте отново'],
  ])('the page says so in %s, with everything it needs', async (language, title, again) => {
    const { text, headers } = await server.ask(`/offline?language=${language}`)
    expect(text).toContain(`<h1>${title}</h1>`)
    expect(text).toContain(`>${again}</a>`)
    expect(text).toContain('Channel alpha')
    expect(text.match(/(?:src|href)="(?!data:)[^"]+"/g)).toBeNull()
    expect(headers['content-security-policy']).toContain("worker-src 'self'")
  })

  it('a new page makes a new worker, and each language has its own', async () => {
    const workerOf = async (language: string) =>
      (await server.ask(`/service-worker.js?language=${language}`)).text
    const first = await workerOf('en')
    expect(await workerOf('en')).toBe(first)
    expect(await workerOf('bg')).not.toBe(first)
    const renamed = buildChannel('alpha', { name: 'Channel anew' })
    await server.apply(renamed)
    await expect.poll(() => workerOf('en')).not.toBe(first)
  })
})
