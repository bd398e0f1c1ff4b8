import type { ChannelBootstrap } from '@grandstand/contract'
import { parseAcceptLanguage } from '@grandstand/rules'
import type { FastifyInstance } from 'fastify'
import { CallError } from '../../call-error.ts'
import type { Channel, Reader } from '../../channel.ts'
import { getChannelBootstrapData } from '../../features/bootstrap/index.ts'
import { createRevisionCache } from '../../revision-cache.ts'
import type { Edge } from '../add-call.ts'
import { chooseChannelLanguage, getChannel } from '../find-channel.ts'
import { sendError } from '../handle-errors.ts'
import { prepareAnswer, sendPrepared } from '../prepared-answer.ts'
import { readCookie } from '../read-key.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { describePage, type PageDescription } from './describe-page.ts'
import { describeSubject } from './describe-subject.ts'
import { findSubject } from './find-subject.ts'
import { originOf } from './origin.ts'
import { renderPage } from './render-page.ts'
import type { ViewerBuild } from './viewer-build.ts'

export interface PageOptions {
  viewer: ViewerBuild
  /** Scheme, host and port at which this deployment is reached. */
  publicUrl: string
}

/** Whatever is no file and no call is a page of the viewer; one that does not exist is a page too, with status 404. */
export function addPages(app: FastifyInstance, edge: Edge, { viewer, publicUrl }: PageOptions): void {
  const { ctx } = edge
  const bootstraps = createRevisionCache<ChannelBootstrap>(ctx.log)
  const descriptions = createRevisionCache<PageDescription>(ctx.log)

  const eventsRevision = ({ id, revision, events_cursor }: Channel) => ({
    id,
    revision: `${revision} ${Math.max(ctx.eventFeed.cursorOf(id), events_cursor)}`,
  })

  async function describe(asked: Reader, bootstrap: ChannelBootstrap, url: URL): Promise<PageDescription> {
    const { channel, language } = asked
    const subject = await findSubject(ctx, asked, url)
    const place = { bootstrap, language, origin: originOf(channel, publicUrl) }
    if (subject && subject.kind !== 'nothing') return describeSubject(place, subject)
    return describePage(bootstrap, {
      path: subject ? '/404' : url.pathname,
      group: url.searchParams.get('group'),
      language,
    })
  }

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || /^\/(?:api|assets|images|datalake|media|ical|og)(?:[/?]|$)/.test(request.url)) {
      return sendError(request, reply, new CallError('not_found'))
    }
    const channel = await getChannel(ctx.channels, request.headers.host, undefined)
    const language = chooseChannelLanguage(channel, [
      readCookie(request.headers.cookie, 'interface_language'),
      ...parseAcceptLanguage(request.headers['accept-language']),
    ])
    const bootstrap = await bootstraps.get(channel, language, () =>
      getChannelBootstrapData(ctx, { channel, language }),
    )
    const url = new URL(request.url, 'http://localhost')
    const names = ['group', 'participant'].map(name => url.searchParams.get(name))
    const address = JSON.stringify([language, url.pathname, ...names])
    const description = await descriptions.get(eventsRevision(channel), address, () =>
      describe({ channel, language }, bootstrap, url),
    )
    const makePage = () => {
      const { html, styleHash } = renderPage({
        viewer,
        bootstrap,
        description,
        language,
        origin: originOf(channel, publicUrl),
        data: {
          channel_key: channel.channel_key,
          analytics_url: ctx.collectorUrl,
          logs_url: `${ctx.collectorUrl}/logs`,
        },
      })
      return prepareAnswer(html, {
        contentType: 'text/html; charset=utf-8',
        status: description.status,
        headers: {
          'content-security-policy': contentSecurityPolicy(styleHash),
          'cache-control': 'no-cache',
          vary: 'accept-encoding, accept-language, cookie',
        },
      })
    }
    // Kept by what it shows and not by what was asked: all unknown addresses share one page.
    const revised = description.followsEvents ? eventsRevision(channel) : channel
    const answer = await edge.shared.get(revised, `page ${language} ${description.canonical}`, makePage)
    return sendPrepared(request, reply, answer)
  })
}
