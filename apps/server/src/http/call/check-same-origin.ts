import type { FastifyRequest } from 'fastify'
import { CallError } from '../../runtime/call-error.ts'

/**
 * The Studio's calls are for its own page. A browser says where a request comes from; what changes something must come
 * with that word, and as JSON, which no form of a foreign page can send.
 */
export function checkSameOrigin(request: FastifyRequest): void {
  checkJson(request)
  checkOrigin(request)
}

export function checkJson(request: FastifyRequest): void {
  if (isChanging(request) && !/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new CallError('unsupported_media_type')
}

/** For what is not JSON, and comes with headers of its own that no form of a foreign page can send. */
export function checkOrigin(request: FastifyRequest): void {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isChange = isChanging(request)
  const isSaid = origin !== undefined || site !== undefined
  if (!isOwnPage(request) || (isChange && (!isSaid || site === 'none'))) throw new CallError('forbidden')
}

/** No page of another origin asks, as far as a browser says. */
export function isOwnPage({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  const isOurSite = site === undefined || site === 'same-origin' || site === 'none'
  return isOurSite && (origin === undefined || hostOf(origin) === host.toLowerCase())
}

function isChanging({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** The scheme is left out: behind a proxy that ends https, ours is unknown. */
function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null
}
