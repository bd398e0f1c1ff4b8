import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Set on every answer; pages add their Content-Security-Policy. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') ? apiHeaders : pageHeaders)
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000')
    done()
  })
}

const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
/** The api key may stand in an address, so addresses of the API are told to nobody. */
const apiHeaders = { ...pageHeaders, 'referrer-policy': 'no-referrer' }

interface PolicyOptions {
  captcha?: boolean
  videoOrigin?: string | null
  prerollOrigins?: readonly string[]
  frameAncestors?: readonly string[]
  frameHosts?: readonly string[]
}

/**
 * No inline script exists, so none is allowed; the one inline style is allowed by its hash. Hashes rather than a nonce
 * let a page be made, compressed and cached once. Only a channel with a captcha lets in its host's scripts,
 * and only the page that is made for it may stand in a frame of another site.
 */
export function contentSecurityPolicy(
  inlineStyle: string,
  {
    captcha = false,
    videoOrigin = null,
    prerollOrigins = [],
    frameAncestors = [],
    frameHosts = [],
  }: PolicyOptions = {},
): string {
  const styleHash = createHash('sha256').update(inlineStyle).digest('base64')
  const video = videoOrigin === null ? '' : ` ${videoOrigin}`
  return [
    "default-src 'self'",
    `script-src 'self'${captcha ? ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/' : ''}`,
    `style-src 'self' 'sha256-${styleHash}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    // A player feeds the video element piece by piece, through an address of its own making.
    `media-src 'self' blob:${video}${prerollOrigins.map(origin => ` ${origin}`).join('')}`,
    `connect-src 'self'${video}${captcha ? ' https://www.google.com/recaptcha/' : ''}`,
    `frame-src 'self'${captcha ? ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/' : ''}${frameHosts.map(host => ` https://${host}`).join('')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
  ].join('; ')
}
