import type { Clip } from '@grandstand/contract'
import { eventTitle } from '@grandstand/rules'
import { element } from '@grandstand/ui/first-screen'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { shareSizes } from '../catalogue/share-image/index.ts'
import { findOpenClip, shareImageOf } from '../clips/clips/index.ts'
import { originOf } from '../context/origin.ts'
import { visitor } from '../context/visitor.ts'
import { CallError } from '../runtime/call-error.ts'
import { parseAs } from '../runtime/parse-fields.ts'
import type { Edge } from './call/add-call.ts'
import { getChannel } from './call/find-channel.ts'
import { asksToHideScores } from './page/find-subject.ts'
import { readClipPath } from './page/read-clip-path.ts'

const length = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number')
  .transform(Number)
  .optional()
/** Others may add what they like. */
const query = z.object({
  url: z.url().max(2_000),
  format: z.string().optional(),
  maxwidth: length,
  maxheight: length,
})

/** How sites that are given the link of a clip show it in theirs (oembed.com): a player, or until there is a file a picture. */
export function addOembed(app: FastifyInstance, { ctx }: Edge): void {
  app.get('/oembed', async (request, reply) => {
    const { url, format = 'json', ...max } = parseAs(query, request.query)
    if (format !== 'json') return reply.code(501).type('text/plain').send('Only json is given.')
    const channel = await getChannel(ctx.channels, request.headers.host, undefined)
    const origin = originOf(channel, ctx.publicUrl)
    const asked = new URL(url)
    // By whichever scheme the link was kept.
    const named = asked.host === new URL(origin).host ? readClipPath(asked.pathname) : null
    const { language } = channel.settings
    const hidesScores = asksToHideScores(asked)
    const session = hidesScores ? visitor(new Set()) : null
    const clip = named && (await findOpenClip(ctx, { channel, language, session }, named.id, named.uuid))
    if (!clip) throw new CallError('not_found')
    const size = fit({ width: 1280, height: 720 }, max)
    const image = origin + shareImageOf(clip, { hidesScores })
    const game = eventTitle(clip.event)
    const picture = fit(shareSizes.wide, max)
    return reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .send({
        version: '1.0',
        title: clip.name === game ? game : `${clip.name} · ${game}`,
        provider_name: channel.settings.name,
        provider_url: origin,
        // Its owner may take it back at any time.
        cache_age: 60,
        ...(clip.url === null
          ? { type: 'photo', url: image, ...picture }
          : {
              type: 'video',
              html: playerOf(origin + clip.url, image, size),
              ...size,
              ...thumbnail(image, picture),
            }),
      })
  })
}

interface Size {
  width: number
  height: number
}

function playerOf(src: NonNullable<Clip['url']>, poster: string, { width, height }: Size): string {
  const own = { src, poster, width: String(width), height: String(height) }
  return element('video', { ...own, controls: '', playsinline: '', preload: 'none' })
}

const thumbnail = (thumbnail_url: string, { width, height }: Size) => ({
  thumbnail_url,
  thumbnail_width: width,
  thumbnail_height: height,
})

function fit(
  { width, height }: Size,
  { maxwidth = width, maxheight = height }: { maxwidth?: number | undefined; maxheight?: number | undefined },
): Size {
  const scale = Math.min(1, maxwidth / width, maxheight / height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}
