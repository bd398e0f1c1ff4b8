import { idParam, interfaceLanguages } from '@grandstand/contract'
import { parseAcceptLanguage } from '@grandstand/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { listEventsForHomepage } from '../../catalogue/events/index.ts'
import { findOpenClip, shareImageOf } from '../../clips/clips/index.ts'
import type { Channel } from '../../context/channel.ts'
import { readShownScores } from '../../context/shown-scores.ts'
import { visitor } from '../../context/visitor.ts'
import { CallError } from '../../runtime/call-error.ts'
import { parseAs } from '../../runtime/parse-fields.ts'
import type { Edge } from '../call/add-call.ts'
import { chooseChannelLanguage, getChannel } from '../call/find-channel.ts'
import { readPlainCookie } from '../call/open-cookies.ts'
import { asksToHideScores } from '../page/find-subject.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { clipPage, embedScript, embedStyle, scoresPage } from './embed-pages.ts'

const asksForNone = ({ url }: FastifyRequest) => asksToHideScores(new URL(url, 'http://localhost'))

const ofTeam = z.strictObject({ id: idParam })
const ofClip = z.strictObject({ id: idParam, uuid: z.uuid() })
const ofScores = z.object({ school: idParam.optional(), team: idParam.optional() })

/** What other sites show of ours, beside the player of one game: pages of a few kilobytes. */
export function addEmbeds(app: FastifyInstance, { ctx }: Edge): void {
  const readerOf = async (request: FastifyRequest) => {
    const channel = await getChannel(ctx.channels, request.headers.host, undefined)
    const liked = parseAcceptLanguage(request.headers['accept-language'])
    const shownScores = asksForNone(request)
      ? new Set<number>()
      : readShownScores(name => readPlainCookie(request, name), null)
    return {
      channel,
      language: chooseChannelLanguage(channel, liked),
      session: visitor(shownScores),
      hidesScores: shownScores !== 'all',
    }
  }

  /** The player of the game that the team plays now, else next, else played last. */
  app.get('/embed/team/:id', async (request, reply) => {
    const reader = await readerOf(request)
    const { id } = parseAs(ofTeam, request.params)
    const { live, upcoming, vod } = await listEventsForHomepage(ctx, {
      ...reader,
      query: { participant_id: id },
    })
    const game = live.items[0] ?? upcoming.items[0] ?? vod.items[0]
    if (!game) throw new CallError('not_found')
    const query = asksForNone(request) ? '?spoilers=off' : ''
    return reply.header('cache-control', 'no-cache').redirect(`/watch_embed/${game.id}${query}`, 302)
  })

  app.get('/embed/scores', async (request, reply) => {
    const reader = await readerOf(request)
    const { school, team } = parseAs(ofScores, request.query)
    const lists = await listEventsForHomepage(ctx, {
      ...reader,
      query: { group_id: school, participant_id: team },
    })
    const html = scoresPage({
      lists,
      words: interfaceLanguages.find(code => code === reader.language) ?? 'en',
      language: reader.language,
      name: reader.channel.settings.name,
      timeZone: reader.channel.settings.time_zone,
    })
    return send(reply, reader.channel, html)
  })

  app.get('/embed/clip/:id/:uuid', async (request, reply) => {
    const reader = await readerOf(request)
    const { id, uuid } = parseAs(ofClip, request.params)
    const clip = await findOpenClip(ctx, reader, id, uuid)
    if (!clip) throw new CallError('not_found')
    return send(
      reply,
      reader.channel,
      clipPage({
        name: clip.name,
        url: clip.url,
        image: shareImageOf(clip, { hidesScores: reader.hidesScores }),
        language: reader.language,
      }),
    )
  })

  function send(reply: FastifyReply, { settings }: Channel, html: string) {
    return reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-security-policy',
        contentSecurityPolicy(embedStyle, {
          scripts: [embedScript],
          frameAncestors: ["'self'", ...settings.embed_origins],
          videoOrigin: ctx.storedCopies.origin,
        }),
      )
      .type('text/html; charset=utf-8')
      .send(html)
  }
}
