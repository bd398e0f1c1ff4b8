import { idParam, language as languageParam } from '@grandstand/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { type CalendarOf, getCalendar } from '../catalogue/calendar/index.ts'
import { getEvent } from '../catalogue/events/index.ts'
import {
  cardVersion,
  describeEventCard,
  describeTeamCard,
  drawEventCard,
  type EventCard,
  isShareSize,
  type ShareSize,
} from '../catalogue/share-image/index.ts'
import type { Channel } from '../context/channel.ts'
import { originOf } from '../context/origin.ts'
import { visitor } from '../context/visitor.ts'
import { getSitemap } from '../front/sitemap/index.ts'
import { CallError } from '../runtime/call-error.ts'
import { parseAs } from '../runtime/parse-fields.ts'
import { createRevisionCache } from '../runtime/revision-cache.ts'
import { createFairSlots } from '../runtime/slots.ts'
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
/** Others may add what they like, as some do to every link. */
const cardQuery = z.object({
  language: languageParam.optional(),
  spoilers: z.string().optional(),
  v: z.string().optional(),
})

/** What other programs than the viewer come for: calendars, search engines and link previews. */
export function addFeeds(app: FastifyInstance, edge: Edge): void {
  const { ctx } = edge
  const pictures = createRevisionCache<{ version: string; answer: PreparedAnswer }>(ctx.log, 200)
  const shown = createRevisionCache<EventCard>(ctx.log)
  // Drawing has threads of its own; it must not take them all from those who read files.
  const drawing = createFairSlots(1)
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

  app.get<{ Params: { kind: string; file: string } }>('/og/:kind/:file', async (request, reply) => {
    const { kind } = request.params
    if (kind !== 'event' && kind !== 'team') throw new CallError('not_found')
    const named = readCardName(request.params.file)
    const query = parseAs(cardQuery, request.query)
    const channel = await byHost(request)
    const language = chooseChannelLanguage(channel, [query.language])
    const hidesScores = query.spoilers === 'off'
    const reader = { channel, language }
    const revised = { id: channel.id, revision: eventsRevision(channel) }
    const of = [kind, named.id, language, hidesScores]
    const card = await shown.get(revised, of, async () => {
      if (kind === 'team') {
        const team = (await ctx.rosters.get(reader)).teams.get(named.id)
        if (!team) throw new CallError('not_found')
        return describeTeamCard(ctx, reader, team)
      }
      const session = visitor(hidesScores ? new Set() : 'all')
      const event = await getEvent(ctx, { ...reader, session, params: { id: named.id } })
      return describeEventCard(ctx, reader, event, hidesScores)
    })
    // By what is drawn: no other change makes it old, and it is drawn once for all who ask.
    const drawn = { id: channel.id, revision: cardVersion(card) }
    const key = [...of, named.size]
    const { version, answer } = await pictures.get(drawn, key, async () => {
      if (!pictures.knows(channel, key))
        await ctx.limiter.takeOfAddress('draw', request.ip, ctx.now().getTime())
      const bytes = await drawing(['channel', channel.id], () =>
        drawEventCard(ctx, channel, card, named.size),
      )
      return { version: drawn.revision, answer: await prepareAnswer(bytes, { contentType: 'image/jpeg' }) }
    })
    // Under its version it stays as it is; without one, or under an old one, it is what the game shows now.
    const age = query.v === version ? 'public, max-age=31536000, immutable' : 'public, max-age=60'
    return sendPrepared(request, reply.header('cache-control', age), answer)
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

/** "7.jpg", "7-square.jpg"; "7.png" is in links that were sent before. */
function readCardName(file: string): { id: number; size: ShareSize } {
  const [, digits, size = 'wide'] = file.match(/^(\d+)(?:-([a-z]+))?\.(?:jpg|png)$/) ?? []
  const id = idParam.safeParse(digits)
  if (!id.success || !isShareSize(size)) throw new CallError('not_found')
  return { id: id.data, size }
}

function asText(type: string): AnswerOptions {
  return { contentType: `${type}; charset=utf-8` }
}
