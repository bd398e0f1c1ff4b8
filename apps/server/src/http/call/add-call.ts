import type { Call, LimitName } from '@grandstand/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CallHooks, OpenedSession, ShownKey } from '../../call/call-hooks.ts'
import { type ReadRequest, type Route, requireKey } from '../../call/route.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { fileAnswer } from '../../context/file-answer.ts'
import type { Session } from '../../context/session.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { Key } from '../../runtime/encode-key.ts'
import { parseAs } from '../../runtime/parse-fields.ts'
import type { Revised, RevisionCache } from '../../runtime/revision-cache.ts'
import type { RequestCounts } from '../metrics.ts'
import { asksNotToBeFollowed } from './asks-not-to-be-followed.ts'
import { chooseChannelLanguage, getChannel } from './find-channel.ts'
import { findKnown, type KnownAnswer, previewHeader } from './known-answer.ts'
import { openCookies } from './open-cookies.ts'
import { type PreparedAnswer, prepareAnswer, sendPrepared } from './prepared-answer.ts'
import { leaveKey, takeKey } from './read-key.ts'
import { sendFileAnswer } from './send-file-answer.ts'
import type { StreamHub } from './stream-hub.ts'

export interface Edge {
  ctx: Context
  hooks: CallHooks
  shared: RevisionCache<PreparedAnswer>
  /** Shared public answers by the address that was asked for: the way of a rush, without parsing or waiting. */
  byAddress: RevisionCache<KnownAnswer>
  streams: StreamHub
  counts: RequestCounts
}

const fields = z.record(z.string(), z.unknown())
const redirection = z.object({ location: z.string() })
const json = 'application/json; charset=utf-8'
const bodyLimit = 64 * 1024

/** Serves one call of the contract: reads caller, channel and input, runs the verb, shapes the reply. */
export function addCall(app: FastifyInstance, edge: Edge, { call, read }: Route): void {
  const { ctx } = edge
  const path = `${call.host === 'api' ? '/api' : ''}${call.path}`
  const count = edge.counts.createCount(path)
  const isPublic = call.needs === 'nothing'
  // Users write to rows of their own, and so wait for their own locks.
  const isOwnWrite = call.needs === 'user' && call.method !== 'GET'
  const cacheControl = isPublic && call.shared ? 'no-cache' : 'no-store'

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const limit = limitOf(call, request)
    const raw = { params: request.params, query: request.query, body: request.body ?? {} }
    const taken = isPublic
      ? { ...raw, query: leaveKey(raw.query), body: leaveKey(raw.body), shown: null }
      : takeKey(request, call.method, parseRaw(raw))
    const session = isPublic ? null : await authorise(edge.hooks, taken.shown, call.needs === 'user')
    // A mistyped form does not count as a request yet.
    const asked = read(taken)
    if (limit) await ctx.limiter.takeOfCaller(limit, { session, ip: request.ip }, ctx.now().getTime())
    const channel = await channelOf(ctx, request, session, asked)
    const language = chooseChannelLanguage(channel, [asText(asked.query.language)])
    const cookies = openCookies(request, reply)
    const signature = call.signedBy === undefined ? undefined : asText(request.headers[call.signedBy])
    const isHead = request.method === 'HEAD'
    const refusesTracking = asksNotToBeFollowed(request)
    const caller = {
      channel,
      language,
      session,
      ip: request.ip,
      cookies,
      refusesTracking,
      signature,
      isHead,
    }
    const run = async () => asked.run(ctx, caller)
    const runOwn = () => (session && isOwnWrite ? ctx.limiter.fewOfCaller(session, run) : run())
    if (asked.open) {
      const slot = edge.streams.takeSlot(reply, request.ip)
      const lastEventId = asText(request.headers['last-event-id'])
      const isStillIn = async () => session === null || session.isStillIn()
      return slot.send(await asked.open(ctx, { ...caller, lastEventId }), isStillIn)
    }
    if (call.answers === 'redirect') {
      const { location } = redirection.parse(await runOwn())
      return reply.header('cache-control', 'no-store').redirect(location, 303)
    }
    if (call.answers === 'file') return sendFileAnswer(request, reply, fileAnswer.parse(await runOwn()))
    const makeReply = async () => JSON.stringify(call.reply.parse(await runOwn()))
    const shared = await sharing(asked, channel, session)
    if (!shared)
      return reply
        .header('cache-control', cacheControl)
        .type(json)
        .send(await makeReply())

    const key = [call.path, language, shared.among, question(asked)]
    const prepared = await edge.shared.get(shared, key, async () =>
      prepareAnswer(await makeReply(), {
        contentType: json,
        headers: { 'cache-control': cacheControl },
        isShortLived: call.follows !== undefined,
      }),
    )
    const isOfHost = asked.query.channel_key === undefined
    const isBare = taken.query === raw.query
    if (isPublic && call.shared && isOfHost && isBare)
      await edge.byAddress.get(channel, request.url, async () => ({ answer: prepared, count }))
    return sendPrepared(request, reply, prepared)
  }

  /** A preview gets answers for everyone from the draft. The token and the Studio's cookie replace a key. */
  const answerPreview = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    await ctx.limiter.takeOfAddress('draw', request.ip, ctx.now().getTime())
    const raw = { params: request.params, query: leaveKey(request.query), body: {} }
    const asked = read(raw)
    const cookies = openCookies(request, reply)
    const text = await edge.hooks.runPreview({ token, readCookie: cookies.read }, async (own, channel) => {
      const language = chooseChannelLanguage(channel, [asText(asked.query.language)])
      const caller = {
        channel,
        language,
        session: null,
        ip: request.ip,
        cookies,
        refusesTracking: true,
        signature: undefined,
        isHead: false,
      }
      return JSON.stringify(call.reply.parse(await asked.run(own, caller)))
    })
    return reply.header('cache-control', 'no-store').type(json).send(text)
  }

  /** Who shares an answer and for how long; null: it belongs to the caller alone. */
  const sharing = async (
    { query }: ReadRequest,
    channel: Channel,
    session: Session | null,
  ): Promise<(Revised & { among: Key }) | null> => {
    // Most calls are made by one for themselves: nothing has to be asked.
    if (!call.shared && !call.follows) return null
    const shown = (await session?.shownScores()) ?? 'all'
    // What one has watched is one's own.
    if (shown !== 'all' && shown.size > 0) return null
    const scores = shown === 'all' ? [] : ['without scores']
    if (call.shared) return { id: channel.id, revision: channel.revision, among: scores }
    // Operators see what nobody else does.
    if (!call.follows || query.favorites === true || (await session?.operator())) return null
    const cursor = Math.max(ctx.eventFeed.cursorOf(channel.id), channel.events_cursor)
    // What is bought belongs to its buyer: an answer is shared among those who hold the same.
    const holders = session?.userId == null ? ['visitors'] : ['users', await edge.hooks.describeHeld(session)]
    return { id: channel.id, revision: `${channel.revision} ${cursor}`, among: [...holders, ...scores] }
  }

  const scope = call.takes === 'raw' ? openRawScope : openUsualScope
  scope(app, own =>
    own.route({
      method: call.answers === 'file' ? [call.method, 'HEAD'] : call.method,
      url: path,
      bodyLimit: call.bodyBytes ?? bodyLimit,
      handler: (request, reply) => {
        const preview =
          call.shared && call.method === 'GET' ? asText(request.headers[previewHeader]) : undefined
        if (preview !== undefined) return answerPreview(request, reply, preview)
        const known = isPublic && call.shared ? findKnown(edge, request) : undefined
        return known ? sendPrepared(request, reply, known.answer) : answer(request, reply)
      },
    }),
  )
}

type Scope = (app: FastifyInstance, add: (own: FastifyInstance) => void) => void

const openUsualScope: Scope = (app, add) => add(app)

/** Signed bytes must come through as they are, whatever they say that they are. */
const openRawScope: Scope = (app, add) => {
  void app.register(async own => {
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    add(own)
  })
}

function limitOf({ limit, limitedBy }: Call, { query }: FastifyRequest): LimitName | undefined {
  return limitedBy === undefined || Object.hasOwn(Object(query), limitedBy) ? limit : undefined
}

function parseRaw(raw: { params: unknown; query: unknown; body: unknown }) {
  return { params: raw.params, query: fields.parse(raw.query), body: parseAs(fields, raw.body) }
}

async function authorise(
  hooks: CallHooks,
  shown: ShownKey | null,
  needsUser: boolean,
): Promise<OpenedSession> {
  const session = requireKey(shown && (await hooks.openSession(shown)))
  if (needsUser && session.userId === null) throw new CallError('unauthenticated')
  return session
}

async function channelOf(ctx: Context, request: FastifyRequest, session: Session | null, asked: ReadRequest) {
  const channel = session
    ? await ctx.channels.findById(session.channelId)
    : await getChannel(ctx.channels, request.headers.host, asText(asked.query.channel_key))
  if (!channel)
    throw new CallError('no_api_key', { fields: { api_key: 'belongs to a channel that is gone' } })
  return channel
}

/** The key of one shared answer of a call; the language is separate. */
function question({ params, query }: ReadRequest): Key {
  const { language: _language, channel_key: _channelKey, ...filters } = query
  return [params, filters].map(parts =>
    Object.entries(parts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, JSON.stringify(value)])
      .sort(([one = ''], [other = '']) => (one < other ? -1 : 1)),
  )
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
