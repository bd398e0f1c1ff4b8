import { createHash } from 'node:crypto'
import type { ChannelBootstrap, DrawScreen } from '@grandstand/contract'
import { dayOf, findScreen, getScreen, isQuietPath, isTimeZone, parseAcceptLanguage } from '@grandstand/rules'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../../accounts/keys/index.ts'
import type { Channel } from '../../context/channel.ts'
import { originOf } from '../../context/origin.ts'
import { readShownScores } from '../../context/shown-scores.ts'
import { getChannelBootstrapData } from '../../front/bootstrap/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { createRevisionCache } from '../../runtime/revision-cache.ts'
import { findGoogleTag } from '../../sale/google-analytics/index.ts'
import { readPaying } from '../../sale/payments/index.ts'
import type { Edge } from '../call/add-call.ts'
import { asksNotToBeFollowed } from '../call/asks-not-to-be-followed.ts'
import { chooseChannelLanguage, getChannel } from '../call/find-channel.ts'
import { openCookies, readPlainCookie } from '../call/open-cookies.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../call/prepared-answer.ts'
import { describeRequest, sendError, toCallError } from '../handle-errors.ts'
import { keptPageHeader } from '../installed/service-worker.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { answerPreview } from './answer-preview.ts'
import { sendCrashPage } from './crash-page.ts'
import { describeAddress } from './describe-address.ts'
import type { PageDescription } from './describe-page.ts'
import { drawFirstScreen, findDrawnPath } from './draw-first-screen.ts'
import { findCardTaker } from './find-card-taker.ts'
import { findPicked } from './find-picked.ts'
import { asksToHideScores } from './find-subject.ts'
import { createCursorPace } from './pace-cursors.ts'
import { renderPage } from './render-page.ts'
import type { ViewerBuild } from './viewer-build.ts'

/** A start does not wait longer for what its pages need. */
const prepareMs = 500

/** The channel in whose games most happens comes first. */
const byEvents = (a: Channel, b: Channel) => b.events_cursor - a.events_cursor

/** Whatever is no file and no call is a page of the viewer; one that does not exist is a page too, with status 404. */
export function addPages(app: FastifyInstance, edge: Edge, viewer: ViewerBuild, draw: DrawScreen): void {
  const { ctx } = edge
  const bootstraps = createRevisionCache<Map<string, ChannelBootstrap>>(ctx.log)
  const descriptions = createRevisionCache<PageDescription>(ctx.log)
  /** Of events and the like: as many as there are, so they do not drive out what everybody needs. */
  const pages = createRevisionCache<PreparedAnswer>(ctx.log, 500)

  const paceCursor = createCursorPace(() => performance.now())
  const newestCursor = ({ id, events_cursor }: Channel) => Math.max(ctx.eventFeed.cursorOf(id), events_cursor)
  const eventsRevision = (channel: Channel) => ({
    id: channel.id,
    revision: `${channel.revision} ${newestCursor(channel)}`,
  })

  /** In all languages at once: while the database is away, visitors of every language have their page. */
  async function getBootstrap(channel: Channel, language: string): Promise<ChannelBootstrap> {
    const all = await bootstraps.get(channel, ['bootstrap'], async () => {
      const made = channel.settings.languages.map(
        async each => [each, await getChannelBootstrapData(ctx, { channel, language: each })] as const,
      )
      return new Map(await Promise.all(made))
    })
    return all.get(language) ?? getChannelBootstrapData(ctx, { channel, language })
  }

  // Where there are a great many channels the others wait until somebody asks for them.
  app.addHook('onReady', async () => {
    const untilMs = performance.now() + prepareMs
    for (const channel of (await ctx.channels.list()).toSorted(byEvents)) {
      if (performance.now() > untilMs) return
      await getBootstrap(channel, channel.settings.language)
    }
  })

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(?:api|assets|images|datalake|media|ical|og)(?:[/?]|$)/.test(request.url)) {
      return sendError(request, reply, new CallError('not_found'))
    }
    try {
      return await answerPage(request, reply)
    } catch (error) {
      const { code, status } = toCallError(error)
      if (code === 'no_api_key')
        return reply.code(404).type('text/plain').send('There is no channel at this address.')
      if (status < 500) throw error
      ctx.log.error({ error, ...describeRequest(ctx, request) }, 'A page failed')
      return sendCrashPage(request, reply, status)
    }
  })

  async function answerPage(request: FastifyRequest, reply: FastifyReply) {
    const { searchParams } = new URL(request.url, 'http://localhost')
    const preview = searchParams.get('preview')
    if (preview !== null) return answerPreview(edge, viewer, request, reply, preview)
    const channel = await getChannel(ctx.channels, request.headers.host, undefined)
    const language = chooseChannelLanguage(channel, [
      readPlainCookie(request, 'interface_language'),
      ...parseAcceptLanguage(request.headers['accept-language']),
    ])
    const bootstrap = await getBootstrap(channel, language)
    const url = new URL(request.url, 'http://localhost')
    const names = ['group', 'participant'].map(name => url.searchParams.get(name))
    // The account of a logged-in user is not asked: their page tells of games what it tells everybody who hides no scores.
    const told = readShownScores(name => readPlainCookie(request, name), null)
    // A device keeps the page for when it has no network: whole, as any visitor has it.
    const isForKeeping = request.headers[keptPageHeader] !== undefined
    const shownScores = isForKeeping && told !== 'all' ? new Set<number>() : told
    const hidesScores = asksToHideScores(url) || shownScores !== 'all'
    const address = [language, url.pathname, hidesScores, ...names]
    const make = () => describeAddress(ctx, { channel, language, hidesScores }, bootstrap, url)
    // A clip is taken back, or hidden, from one moment to the next.
    const description = isClipPage(url.pathname)
      ? await make()
      : await descriptions.get(eventsRevision(channel), address, make)
    const { takesCards = false } = getScreen(description.screen)
    const cookies = openCookies(request, reply)
    const paying =
      description.screen === 'buy'
        ? readPaying(ctx, { channel, cookies }, url.searchParams.get('order'))
        : null
    const mayBeUser = !isForKeeping && cookies.read(sessionCookie) !== undefined
    const isNoticeOpen = readPlainCookie(request, 'notice_closed') === undefined
    const hasNotice = !mayBeUser && isNoticeOpen && !isQuietPath(url.pathname)
    // Where cards are entered nobody's script counts visits.
    const googleTag = takesCards
      ? null
      : findGoogleTag({
          channel,
          cookies,
          refusesTracking: asksNotToBeFollowed(request),
        })
    // A logged-in user has bought, chosen and saved other things than a visitor, so the app draws their first screen.
    const hasWatched = shownScores !== 'all' && shownScores.size > 0
    const drawnPath = mayBeUser || hasWatched ? null : findDrawnPath(channel, description, url)
    const isWhole = drawnPath !== null
    const followsEvents = description.followsEvents || isWhole
    const eventsCursor = paceCursor(channel.id, newestCursor(channel))
    const timeZone = chooseTimeZone(readPlainCookie(request, 'time_zone'), channel)
    const picked =
      description.screen === 'home'
        ? await findPicked(ctx, { channel, language }, readPlainCookie(request, 'picked'))
        : null
    const makePage = async () => {
      if (!pages.knows(channel, key)) await ctx.limiter.takeOfAddress('draw', request.ip, ctx.now().getTime())
      const pageFacts = {
        channel,
        language,
        bootstrap,
        hasNotice,
        timeZone,
        picked,
        eventsCursor,
        shownScores,
      }
      const first = isWhole ? await drawFirstScreen(ctx, { ...pageFacts, draw, path: drawnPath }) : null
      const { html, style, scripts } = renderPage({
        first,
        viewer,
        bootstrap,
        description,
        language,
        hasNotice,
        origin: originOf(channel, ctx.publicUrl),
        data: {
          channel_key: channel.channel_key,
          may_be_user: mayBeUser,
          analytics_url: ctx.collectorUrl,
          logs_url: ctx.collectorUrl === null ? null : `${ctx.collectorUrl}/logs`,
          analytics_on_localhost: ctx.countsLocalhost,
          google_tag: googleTag,
          outbox_url: ctx.outboxUrlOf(channel),
          paying,
        },
      })
      return prepareAnswer(html, {
        contentType: 'text/html; charset=utf-8',
        status: description.status,
        isShortLived: followsEvents,
        headers: {
          'content-security-policy': contentSecurityPolicy(style, {
            scripts,
            captcha: bootstrap.settings.recaptcha_site_key !== null,
            cards: takesCards ? findCardTaker(ctx, channel) : null,
            google: googleTag !== null,
            // A game may be opened from any page, under the policy that the page came with.
            cast: !takesCards && channel.settings.cast_app_id !== undefined,
            frameAncestors:
              description.screen === 'watch-embed' ? ["'self'", ...channel.settings.embed_origins] : [],
            frameHosts: channel.settings.embed_hosts,
            videoOrigin: ctx.storedCopies.origin,
            collectorOrigin: ctx.collectorUrl ? new URL(ctx.collectorUrl).origin : null,
            prerollOrigins: listOrigins(bootstrap.settings.prerolls),
          }),
          'cache-control': paying ? 'no-store' : 'no-cache',
          vary: 'accept-encoding, accept-language, cookie, dnt, sec-gpc',
        },
      })
    }
    // Kept by what it shows and not by what was asked: all unknown addresses share one page, and a score changes none.
    const shown = isWhole ? eventsCursor : followsEvents ? hashOf(description) : ''
    const revised = { id: channel.id, revision: `${channel.revision} ${viewer.revision} ${shown}` }
    const key = [
      'page',
      language,
      drawnPath ?? description.canonical,
      googleTag ?? '',
      hidesScores ? 'hides scores' : '',
      mayBeUser ? 'user' : hasNotice ? '' : 'known',
      // A day ends by the clock that the page tells the time by.
      ...(isWhole ? [timeZone, dayOf(ctx.now().getTime(), timeZone), String(picked)] : []),
    ]
    // What one buyer pays is for their eyes alone, and kept nowhere.
    if (paying) return sendPrepared(request, reply, await makePage())
    const answer = await (followsEvents
      ? pages.getKept(revised, key, makePage)
      : edge.shared.get(revised, key, makePage))
    // Edges may give it to all others about whom nobody knows anything, for the second in which it shows the newest.
    if (request.headers.cookie === undefined && !isForKeeping && !isClipPage(url.pathname))
      reply.header('surrogate-control', 'max-age=1')
    return sendPrepared(request, reply, answer)
  }
}

function isClipPage(path: string): boolean {
  const screen = findScreen(path)
  return screen === 'watch-clip' || screen === 'shared-clip'
}

function hashOf(description: PageDescription): string {
  return createHash('sha256').update(JSON.stringify(description)).digest('base64url')
}

/** The viewer's own if their browser has sent it before, else the channel's. */
function chooseTimeZone(told: string | undefined, { settings }: Channel): string {
  return told !== undefined && isTimeZone(told) ? told : settings.time_zone
}

/** Of those that lie elsewhere. */
function listOrigins(prerolls: readonly { url: string }[]): string[] {
  const foreign = prerolls.filter(({ url }) => !url.startsWith('/'))
  return [...new Set(foreign.map(({ url }) => new URL(url).origin))]
}
