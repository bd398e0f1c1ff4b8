import type { FastifyReply, FastifyRequest } from 'fastify'
import { originOf } from '../../context/origin.ts'
import { getChannelBootstrapData } from '../../front/bootstrap/index.ts'
import type { Edge } from '../call/add-call.ts'
import { chooseChannelLanguage } from '../call/find-channel.ts'
import { readCookie } from '../call/open-cookies.ts'
import { contentSecurityPolicy } from '../security-headers.ts'
import { describeAddress } from './describe-address.ts'
import { previewScriptPath } from './preview-script.ts'
import { renderPage } from './render-page.ts'
import type { ViewerBuild } from './viewer-build.ts'

/** A page of the draft, for the operator who asked for it. It opens only in a frame of the Studio and counts nobody. */
export async function answerPreview(
  { ctx, hooks }: Edge,
  viewer: ViewerBuild,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) {
  await ctx.limiter.takeOfAddress('draw', request.ip, ctx.now().getTime())
  const url = new URL(request.url, 'http://localhost')
  const { html, style } = await hooks.runPreview(
    { token, readCookie: name => readCookie(request, name) },
    async (own, channel) => {
      const language = chooseChannelLanguage(channel, [url.searchParams.get('language') ?? undefined])
      const bootstrap = await getChannelBootstrapData(own, { channel, language })
      const origin = originOf(channel, ctx.publicUrl)
      return renderPage({
        viewer,
        bootstrap,
        language,
        origin,
        firstScript: previewScriptPath(token),
        hasNotice: true,
        description: await describeAddress(own, { channel, language, hidesScores: false }, bootstrap, url),
        first: null,
        data: {
          channel_key: channel.channel_key,
          analytics_url: null,
          logs_url: null,
          analytics_on_localhost: false,
          google_tag: null,
          outbox_url: null,
          paying: null,
          may_be_user: false,
        },
      })
    },
  )
  return reply
    .headers({
      'content-security-policy': contentSecurityPolicy(style, { frameAncestors: ["'self'"] }),
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      // The token is in the address.
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
