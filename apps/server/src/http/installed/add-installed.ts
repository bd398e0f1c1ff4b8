import { createHash } from 'node:crypto'
import { language as languageParam } from '@grandstand/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { appIcons, drawAppIcon, iconName } from '../../channel/app-icons/index.ts'
import { getColorSettings, getSettings } from '../../channel/channel/index.ts'
import type { Channel } from '../../context/channel.ts'
import { CallError } from '../../runtime/call-error.ts'
import { parseAs } from '../../runtime/parse-fields.ts'
import type { Edge } from '../call/add-call.ts'
import { chooseChannelLanguage, getChannel } from '../call/find-channel.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from '../call/prepared-answer.ts'
import { renderOfflinePage } from './offline-page.ts'
import { offlineWordsIn } from './offline-words.ts'
import { serviceWorker } from './service-worker.ts'
import { writeManifest } from './write-manifest.ts'

const query = z.strictObject({ language: languageParam.optional() })
const revalidated = { 'cache-control': 'no-cache' }

/** What a device needs to keep a channel among its apps; each is made once for a revision of the channel. */
export function addInstalled(app: FastifyInstance, { ctx, shared }: Edge): void {
  async function read(request: FastifyRequest) {
    const liked = parseAs(query, request.query).language
    const channel = await getChannel(ctx.channels, request.headers.host, undefined)
    return { channel, language: chooseChannelLanguage(channel, [liked]) }
  }

  const look = async (asked: { channel: Channel; language: string }) => ({
    settings: await getSettings(ctx, asked),
    colors: await getColorSettings(ctx, asked),
  })

  const getIcon = (request: FastifyRequest, channel: Channel, name: string): Promise<PreparedAnswer> => {
    const icon = appIcons.find(each => iconName(each) === name)
    if (!icon) throw new CallError('not_found')
    return Promise.resolve(
      shared.get(channel, ['app-icon', name], async () => {
        await ctx.limiter.takeOfAddress('draw', request.ip, ctx.now().getTime())
        const { settings, colors } = await look({ channel, language: channel.settings.language })
        const { 'header-background': background, primary } = colors
        const bytes = await drawAppIcon(ctx, channel, { logo: settings.logo, background, primary }, icon)
        // An hour: another logo is another picture at the same address.
        const headers = { 'cache-control': 'public, max-age=3600' }
        return prepareAnswer(bytes, { contentType: 'image/png', headers })
      }),
    )
  }

  const getOffline = (request: FastifyRequest, channel: Channel, language: string) =>
    shared.get(channel, ['offline', language], async () => {
      const { bytes: icon } = await getIcon(request, channel, 'any-192.png')
      const { html, policy } = renderOfflinePage({
        ...(await look({ channel, language })),
        language,
        icon,
      })
      const headers = { ...revalidated, 'content-security-policy': policy }
      return prepareAnswer(html, { contentType: 'text/html; charset=utf-8', headers })
    })

  app.get<{ Params: { file: string } }>('/icons/:file', async (request, reply) => {
    const { channel } = await read(request)
    return sendPrepared(request, reply, await getIcon(request, channel, request.params.file))
  })

  app.get('/manifest.webmanifest', async (request, reply) => {
    const asked = await read(request)
    const answer = await shared.get(asked.channel, ['manifest', asked.language], async () => {
      const { settings, colors } = await look(asked)
      const contentType = 'application/manifest+json; charset=utf-8'
      return prepareAnswer(writeManifest(settings, colors, asked.language), {
        contentType,
        headers: revalidated,
      })
    })
    return sendPrepared(request, reply, answer)
  })

  app.get('/offline', async (request, reply) => {
    const { channel, language } = await read(request)
    return sendPrepared(request, reply, await getOffline(request, channel, language))
  })

  app.get('/service-worker.js', async (request, reply) => {
    const { channel, language } = await read(request)
    const { bytes } = await getOffline(request, channel, language)
    const mark = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    return reply
      .headers(revalidated)
      .type('text/javascript; charset=utf-8')
      .send(
        serviceWorker({
          mark,
          offlinePath: `/offline?language=${language}`,
          words: offlineWordsIn(language),
          language,
        }),
      )
  })
}
