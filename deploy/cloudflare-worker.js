// Verifies the tokens of Grandstand's media in a Worker of Cloudflare on the route <host>/media/*, and asks for one address
// for everybody, so that Cloudflare keeps one copy. docs/edges.md says what belongs to it.
//
// The secret MEDIA_KEY is the key that `npm run media -- edge` prints for hmac_sha256: keep it as safe as SECRET_KEY.

/** Behind the token of a whole video: what one copy serves. All else goes to Grandstand as it is. */
const shared =
  /^\/media\/([0-9a-z]{1,7}-[0-9a-z]{1,7})(?:\.([0-9a-f]{16}))?-([0-9a-z]{16})-([0-9]{10})-([0-9a-f]{32})(\/(?:(?:source|[1-9][0-9]{2,3}p)\/)?(?:index\.m3u8|(?:init|segment|part)-[0-9a-z-]{1,40}\.(?:mp4|m4s)))$/
const sizes = /^\/media\/[^/]+\/index\.m3u8$/
/** A name of a player that nobody has: it stands for all of them. */
const everybody = 'everybody0000000'
/** One address for so long, and good for as long again. */
const windowSeconds = 3600

const text = new TextEncoder()
const toHex = bytes => Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')

async function openKey(secret) {
  const key = await crypto.subtle.importKey(
    'raw',
    text.encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  return async body => toHex(await crypto.subtle.sign('HMAC', key, text.encode(body))).slice(0, 32)
}

async function isOfBrowser(request, device) {
  const [, cookie = ''] = (request.headers.get('cookie') ?? '').match(/(?:^|; )player=([^;]*)/) ?? []
  return toHex(await crypto.subtle.digest('SHA-256', text.encode(cookie))).slice(0, 16) === device
}

export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    const found = shared.exec(url.pathname)
    if (!found || sizes.test(url.pathname) || request.method !== 'GET') return fetch(request)
    const [, video, device, player, until, mac, file] = found
    const macOf = await openKey(env.MEDIA_KEY)
    const body = `${video}${device ? `.${device}` : ''}-${player}-${until}`
    if ((await macOf(body)) !== mac) return new Response(null, { status: 403 })
    if (device && !(await isOfBrowser(request, device))) return new Response(null, { status: 403 })
    const now = Math.floor(Date.now() / 1000)
    // It may have been prolonged, which only Grandstand knows.
    if (Number(until) <= now) return fetch(request)
    const own = `${video}-${everybody}-${(Math.floor(now / windowSeconds) + 2) * windowSeconds}`
    url.pathname = `/media/${own}-${await macOf(own)}${file}`
    // Cloudflare keeps files by their ending, and does not know these. Lists say themselves that they are not to be kept.
    const isFile = !file.endsWith('.m3u8')
    return fetch(
      new Request(url, request),
      isFile ? { cf: { cacheEverything: true, cacheTtlByStatus: { 200: 86400, '201-599': -1 } } } : {},
    )
  },
}
