// Verifies the tokens of Grandstand's media in CloudFront, as a function at the viewer's request (runtime 2.0), and asks for
// one address for everybody, so that CloudFront keeps one copy. docs/edges.md says what belongs to it.
//
// The key is the one that `npm run media -- edge` prints for hmac_sha256: keep this function as safe as SECRET_KEY.
// biome-ignore lint/style/useNodejsImportProtocol: CloudFront knows it by this name alone
const crypto = require('crypto')
const key = 'KEY OF hmac_sha256'

/** Behind the token of a whole video: what one copy serves. All else goes to Grandstand as it is. */
const shared =
  /^\/media\/([0-9a-z]{1,7}-[0-9a-z]{1,7})(?:\.([0-9a-f]{16}))?-([0-9a-z]{16})-([0-9]{10})-([0-9a-f]{32})(\/(?:(?:source|[1-9][0-9]{2,3}p)\/)?(?:index\.m3u8|(?:init|segment|part)-[0-9a-z-]{1,40}\.(?:mp4|m4s)))$/
/** A name of a player that nobody has: it stands for all of them. */
const everybody = 'everybody0000000'
/** One address for so long, and good for as long again. */
const windowSeconds = 3600

const macOf = body => crypto.createHmac('sha256', key).update(body).digest('hex').slice(0, 32)
const refused = { statusCode: 403, statusDescription: 'Forbidden' }

// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it
function handler(event) {
  const request = event.request
  const found = shared.exec(request.uri)
  // The list of sizes stands beside the token itself, and is asked for once.
  if (!found || /^\/media\/[^/]+\/index\.m3u8$/.test(request.uri)) return request
  const video = found[1]
  const device = found[2]
  const body = `${video}${device ? `.${device}` : ''}-${found[3]}-${found[4]}`
  if (macOf(body) !== found[5]) return refused
  if (device) {
    const cookie = request.cookies.player
    const mark = cookie && crypto.createHash('sha256').update(cookie.value).digest('hex').slice(0, 16)
    if (mark !== device) return refused
  }
  const now = Math.floor(Date.now() / 1000)
  // It may have been prolonged, which only Grandstand knows.
  if (Number(found[4]) <= now) return request
  const until = (Math.floor(now / windowSeconds) + 2) * windowSeconds
  const own = `${video}-${everybody}-${until}`
  request.uri = `/media/${own}-${macOf(own)}${found[6]}`
  return request
}
