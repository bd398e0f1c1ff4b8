import { interfaceLanguages } from '@grandstand/contract'
import { chooseLanguage, parseAcceptLanguage } from '@grandstand/rules'
import { element } from '@grandstand/ui/first-screen'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { alarmWorker } from './alarm-worker.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './call/prepared-answer.ts'
import { addAssets } from './page/assets.ts'
import { type Asset, readAssets, readManifest } from './page/viewer-build.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** What the server needs of the built Studio to write its page. */
export interface StudioBuild {
  script: string
  /** Null: its script brings it. */
  style: string | null
  assets: ReadonlyMap<string, Asset>
}

export async function readStudioBuild(dir: string): Promise<StudioBuild> {
  const { chunks, entry } = readManifest(dir, 'Studio')
  return {
    script: `/studio/${entry.file}`,
    style: `/studio/${chunks['style.css']?.file}`,
    assets: await readAssets(dir),
  }
}

/**
 * One page for all addresses of the Studio, at every host, and without a word about any channel. A request
 * waits while the Studio is built.
 */
export function addStudio(app: FastifyInstance, studio: Promise<StudioBuild>): void {
  // The build itself says why it failed; visitors get an error.
  studio.catch(() => {})
  addAssets(app, async path => (await studio).assets.get(path), '/studio')
  const pages = new Map<string, Promise<PreparedAnswer>>()
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const liked = parseAcceptLanguage(request.headers['accept-language'])
    const language = chooseLanguage(interfaceLanguages, liked, 'en')
    const page = pages.get(language) ?? makePage(await studio, language)
    pages.set(language, page)
    return sendPrepared(request, reply, await page)
  }
  app.get('/studio/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifest)),
  )
  app.get('/studio/alarm-worker.js', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(alarmWorker),
  )
  app.get('/studio', send)
  app.get('/studio/*', send)
}

/** An iPhone lets a page push only from its home screen. The icon is that of the host's channel. */
const manifest = {
  id: '/studio',
  name: 'Grandstand Studio',
  short_name: 'Studio',
  start_url: '/studio',
  scope: '/studio',
  display: 'standalone',
  theme_color: '#0a0d14',
  background_color: '#0a0d14',
  icons: [{ src: '/icons/any-512.png', sizes: '512x512', type: 'image/png' }],
}

function makePage({ script, style }: StudioBuild, language: string): Promise<PreparedAnswer> {
  const html = [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' }),
    element('meta', { name: 'robots', content: 'noindex, nofollow' }),
    element('meta', { name: 'theme-color', content: '#0a0d14' }),
    '<title>Grandstand Studio</title>',
    element('link', { rel: 'icon', href: 'data:,' }),
    element('link', { rel: 'manifest', href: '/studio/manifest.webmanifest' }),
    ...(style === null ? [] : [element('link', { rel: 'stylesheet', href: style })]),
    `<script type="module" src="${script}"></script>`,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    '</body>',
    '</html>',
  ].join('\n')
  return prepareAnswer(html, {
    contentType: 'text/html; charset=utf-8',
    headers: {
      'content-security-policy': contentSecurityPolicy(''),
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language',
    },
  })
}
