import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** Set on every answer; pages add their Content-Security-Policy. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders(request.url))
    if (request.protocol === 'https') reply.headers(secureHeaders)
    done()
  })
}

export function securityHeaders(url: string): Record<string, string> {
  return url.startsWith('/api/') ? apiHeaders : pageHeaders
}

export const secureHeaders = { 'strict-transport-security': 'max-age=31536000' }
const pageHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
}
/** The api key may be in an address, so the API's addresses are never sent on. */
const apiHeaders = { ...pageHeaders, 'referrer-policy': 'no-referrer' }

interface PolicyOptions {
  /** The inline scripts of the page. */
  scripts?: readonly string[]
  captcha?: boolean
  /** Whose form takes cards on this page: an origin, or Stripe itself; null: none is taken here. */
  cards?: 'stripe' | URL | null
  videoOrigin?: string | null
  /** The visitor has agreed that Google knows of this page. */
  google?: boolean
  /** The channel casts: the player may load Google's sender. */
  cast?: boolean
  /** Where browsers send analytics and logs, if elsewhere. */
  collectorOrigin?: string | null
  prerollOrigins?: readonly string[]
  frameAncestors?: readonly string[]
  frameHosts?: readonly string[]
}

/** How a policy names an inline script or style. */
export const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The one inline style, and on pages that are drawn the inline scripts, are allowed by their hashes. Hashes rather than
 * a nonce let a page be made, compressed and cached once. Only a channel with a captcha allows its host's scripts, only
 * a page where cards are entered allows the payment provider, only a page for a visitor who agreed allows Google
 * Analytics, only a channel that casts allows Google's sender, and only the page that is made for it may be framed by
 * another site.
 */
export function contentSecurityPolicy(
  inlineStyle: string,
  {
    scripts = [],
    captcha = false,
    cards = null,
    google = false,
    cast = false,
    videoOrigin = null,
    collectorOrigin = null,
    prerollOrigins = [],
    frameAncestors = [],
    frameHosts = [],
  }: PolicyOptions = {},
): string {
  const pay = cards === null ? none : cards === 'stripe' ? stripe : only(cards.origin)
  const count = google ? googleAnalytics : none
  const video = videoOrigin === null ? '' : ` ${videoOrigin}`
  const collector = collectorOrigin === null ? '' : ` ${collectorOrigin}`
  return [
    "default-src 'self'",
    `script-src 'self'${scripts.map(script => ` ${hashOf(script)}`).join('')}${captcha ? ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/' : ''}${pay.scripts}${count.scripts}${cast ? castSender : ''}`,
    `style-src 'self' ${hashOf(inlineStyle)}`,
    `img-src 'self' data:${pay.images}${count.images}`,
    "font-src 'self'",
    // A player feeds the video element piece by piece, through an address of its own making.
    `media-src 'self' blob:${video}${prerollOrigins.map(origin => ` ${origin}`).join('')}`,
    `connect-src 'self'${video}${collector}${captcha ? ' https://www.google.com/recaptcha/' : ''}${pay.calls}${count.calls}`,
    `frame-src 'self'${captcha ? ' https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/' : ''}${frameHosts.map(host => ` https://${host}`).join('')}${pay.frames}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors.length === 0 ? "'none'" : frameAncestors.join(' ')}`,
  ].join('; ')
}

/** What others need of a page, each beginning with a space. */
interface Provider {
  scripts: string
  calls: string
  frames: string
  images: string
}

const none: Provider = { scripts: '', calls: '', frames: '', images: '' }
const stripe: Provider = {
  scripts: ' https://js.stripe.com https://*.js.stripe.com',
  calls: ' https://api.stripe.com',
  frames: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  images: ' https://*.stripe.com',
}
/** As Google says for its tag with Analytics alone, without advertising. */
const googleAnalytics: Provider = {
  scripts: ' https://www.googletagmanager.com',
  calls: ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
  frames: '',
  images: ' https://*.google-analytics.com https://*.googletagmanager.com',
}
/** The script that is asked for loads two more, one of them from a folder of the browser's version. */
const castSender =
  ' https://www.gstatic.com/cv/js/sender/ https://www.gstatic.com/cast/sdk/libs/sender/ https://www.gstatic.com/eureka/clank/'
const only = (origin: string): Provider => ({
  scripts: ` ${origin}`,
  calls: ` ${origin}`,
  frames: ` ${origin}`,
  images: '',
})
