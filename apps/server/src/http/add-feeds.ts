import { type Event, idParam, language as languageParam } from '@grandstand/contract'
import { sidesInOrder } from '@grandstand/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CalendarOf, getCalendar } from '../catalogue/calendar/index.ts'
import { getEvent } from '../catalogue/events/index.ts'
import { drawEventImage } from '../catalogue/share-image/index.ts'
import type { Channel } from '../context/channel.ts'
import { originOf } from '../context/origin.ts'
import { getSitemap } from '../front/sitemap/index.ts'
import { CallError } from '../runtime/call-error.ts'
import { parseAs } from '../runtime/parse-fields.ts'
import { createRevisionCache } from '../runtime/revision-cache.ts'
import type { Edge } from './call/add-call.ts'
import { chooseChannelLanguage, getChannel } from './call/find-channel.ts'
import {
  type AnswerOptions,
  type PreparedAnswer,
  prepareAnswer,
  sendPrepared,
} from './call/prepared-answer.ts'

const calendarQuery = z.strictObject({ language: languageParam.optional() })
/** By the words of the product and by those of the API. */
const kinds: Record<string, 'team' | 'school' | 'sport'> = {
  team: 'team',
  participant: 'team',
  school: 'school',
  group: 'school',
  sport: 'sport',
  category: 'sport',
}
const sitemapEveryMs = 600_000

/** What other programs than the viewer come for: calendars, search engines and link previews. */
export function addFeeds(app: FastifyInstance, edge: Edge): void {
  const { ctx } = edge
  const pictures = createRevisionCache<PreparedAnswer>(ctx.log, 200)
  const shown = createRevisionCache<Event>(ctx.log)
  const byHost = (request: FastifyRequest) => getChannel(ctx.channels, request.headers.host, undefined)
  const eventsRevision = (channel: Channel) =>
    `${channel.revision} ${Math.max(ctx.eventFeed.cursorOf(channel.id), channel.events_cursor)}`

  const sendCalendar = async (request: FastifyRequest, reply: FastifyReply, of: CalendarOf) => {
    const query = parseAs(calendarQuery, request.query)
    const channel = await byHost(request)
    const language = chooseChannelLanguage(channel, [query.language])
    const { pathname } = new URL(request.url, 'http://localhost')
    const headers = {
      'cache-control': 'no-cache',
      ...(of.kind === 'event' ? { 'content-disposition': `attachment; filename="event-${of.id}.ics"` } : {}),
    }
    const answer = await edge.shared.get(
      { id: channel.id, revision: eventsRevision(channel) },
      ['calendar', language, JSON.stringify(of)],
      async () => {
        const origin = originOf(channel, ctx.publicUrl)
        const text = await getCalendar(ctx, { channel, language, origin, path: pathname }, of)
        return prepareAnswer(text, { ...asText('text/calendar'), headers, isShortLived: true })
      },
    )
    return sendPrepared(request, reply, answer)
  }

  app.get<{ Params: { file: string } }>('/ical/:file', (request, reply) => {
    if (!['all.ics', 'events.ics'].includes(request.params.file)) throw new CallError('not_found')
    return sendCalendar(request, reply, { kind: 'all' })
  })
  app.get<{ Params: { kind: string; file: string } }>('/ical/:kind/:file', (request, reply) => {
    const { kind, file } = request.params
    const name = file.match(/^(.+)\.ics$/)?.[1]
    const of = kinds[kind]
    if (name !== undefined && kind === 'event') {
      return sendCalendar(request, reply, {
        kind: 'event',
        id: parseAs(z.object({ id: idParam }), { id: name }).id,
      })
    }
    if (name === undefined || of === undefined) throw new CallError('not_found')
    return sendCalendar(request, reply, { kind: of, alias: name })
  })

  app.get<{ Params: { file: string } }>('/og/event/:file', async (request, reply) => {
    const id = idParam.safeParse(request.params.file.replace(/\.png$/, ''))
    if (!id.success) throw new CallError('not_found')
    const channel = await byHost(request)
    const asked = { channel, language: channel.settings.language, session: null, params: { id: id.data } }
    const event = await shown.get({ id: channel.id, revision: eventsRevision(channel) }, [id.data], () =>
      getEvent(ctx, asked),
    )
    // By all that is drawn: the same teams share a picture, and no change of the channel makes it old.
    const key = sidesInOrder(event).map(team => [team.color, team.images[0]?.url ?? null])
    const answer = await pictures.get({ id: channel.id, revision: 0 }, key, async () => {
      await ctx.limiter.takeOfAddress('draw', request.ip, ctx.now().getTime())
      return prepareAnswer(await drawEventImage(ctx, channel, event), {
        contentType: 'image/png',
        headers: { 'cache-control': 'public, max-age=3600' },
      })
    })
    return sendPrepared(request, reply, answer)
  })

  app.get('/sitemap.xml', async (request, reply) => {
    const channel = await byHost(request)
    // Crawlers come by the day; a file of thousands of lines is not written for every score.
    const period = Math.floor(ctx.now().getTime() / sitemapEveryMs)
    const answer = await edge.shared.get(
      { id: channel.id, revision: `${channel.revision} ${period}` },
      ['sitemap'],
      async () => {
        const language = channel.settings.language
        const text = await getSitemap(ctx, { channel, language, origin: originOf(channel, ctx.publicUrl) })
        return prepareAnswer(text, { ...asText('application/xml'), headers: { 'cache-control': 'no-cache' } })
      },
    )
    return sendPrepared(request, reply, answer)
  })

  app.get('/robots.txt', async (request, reply) => {
    const channel = await byHost(request)
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      `Sitemap: ${originOf(channel, ctx.publicUrl)}/sitemap.xml`,
      '',
    ]
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(lines.join('\n'))
  })
}

function asText(type: string): AnswerOptions {
  return { contentType: `${type}; charset=utf-8` }
}
