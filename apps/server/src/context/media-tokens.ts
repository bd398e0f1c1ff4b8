import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { MediaScope } from '@grandstand/media'

/** What a media token opens, for which playback, until when. */
export interface MediaGrant {
  channelId: number
  videoId: number
  /** Null: all of it. */
  scope: MediaScope | null
  playbackId: string
  /** Opens in the browser alone whose cookie has this mark, `cast`: on a television, with the ticket of one receiver; null: wherever it is. */
  device: string | null
  expiresAt: Date
}

/**
 * Tokens in the path of media: relative addresses inherit them, and any edge that has the key can check them without
 * asking. `<channel>-<video>-<playback>-<expiry, seconds>-<mac>`, channel and video in base 36. One that opens a stretch alone has
 * `<video>.<from, ms>.<to, ms>` in its second place, one that opens on one device `….<mark>`, `….cast` or `….cast<ticket>`, so that an edge
 * which knows neither passes it on.
 */
export interface MediaTokens {
  write(grant: MediaGrant): string
  /** Null for a forged token. An expired one is read too, and its time shows it. */
  read(token: string): MediaGrant | null
}

/** As text: an edge has its key in a file of settings, and cannot write other bytes there. */
export function deriveMediaKey(secretKey: string): string {
  return derive(secretKey, 'media-token')
}

/** What an edge knows the server by. */
export function deriveEdgeKey(secretKey: string): string {
  return derive(secretKey, 'edge')
}

function derive(secretKey: string, use: string): string {
  return Buffer.from(hkdfSync('sha256', secretKey, '', use, 32)).toString('hex')
}

const shape =
  /^([0-9a-z]{1,7})-([0-9a-z]{1,7})(?:\.([0-9a-z]{1,6})\.([0-9a-z]{1,6}))?(?:\.([0-9a-f]{16}|cast(?:[0-9a-f]{12})?))?-([0-9a-z]{16})-(\d{10})-([0-9a-f]{32})$/

export function createMediaTokens(secretKey: string): MediaTokens {
  // Every part and segment is asked for its token: from a key object, as text, a MAC takes a tenth of the time.
  const key = createSecretKey(Buffer.from(deriveMediaKey(secretKey)))
  const macOf = (body: string) => createHmac('sha256', key).update(body).digest('hex').slice(0, 32)
  return {
    write({ channelId, videoId, scope, playbackId, device, expiresAt }) {
      const seconds = Math.floor(expiresAt.getTime() / 1000)
      const what = scope ? [videoId, scope.fromMs, scope.toMs] : [videoId]
      const opened = [...what.map(number => number.toString(36)), ...(device ? [device] : [])].join('.')
      const body = [channelId.toString(36), opened, playbackId, seconds].join('-')
      return `${body}-${macOf(body)}`
    },
    read(token) {
      const parts = token.match(shape)
      if (!parts) return null
      const [, channel = '', video = '', from, to, device, playbackId = '', seconds = '', mac = ''] = parts
      const body = token.slice(0, -mac.length - 1)
      if (!timingSafeEqual(Buffer.from(macOf(body)), Buffer.from(mac))) return null
      const number = (text: string) => Number.parseInt(text, 36)
      return {
        channelId: number(channel),
        videoId: number(video),
        scope: from && to ? { fromMs: number(from), toMs: number(to) } : null,
        playbackId,
        device: device ?? null,
        expiresAt: new Date(Number(seconds) * 1000),
      }
    },
  }
}
