import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '../../context/context.ts'
import type { RevisionCache } from '../../runtime/revision-cache.ts'
import type { LoopDelay } from '../../runtime/watch-loop-delay.ts'
import type { Trust } from '../create-trust.ts'
import { isUnderPressure } from '../refuse-under-pressure.ts'
import { secureHeaders, securityHeaders } from '../security-headers.ts'
import { hostName } from './find-channel.ts'
import { chooseForm, type Form, type PreparedAnswer } from './prepared-answer.ts'

/** A shared public answer that is ready for its address. */
export interface KnownAnswer {
  answer: PreparedAnswer
  count(method: string, status: number, ms: number): void
}

export interface KnownAnswers {
  ctx: Pick<Context, 'channels'>
  byAddress: RevisionCache<KnownAnswer>
}

/** Sent along by a page that shows a draft, see `preview-script.ts`. */
export const previewHeader = 'x-preview'

export function findKnown(
  { ctx, byAddress }: KnownAnswers,
  { headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>,
): KnownAnswer | undefined {
  const channel = ctx.channels.peekByHost(hostName(headers.host))
  return channel && byAddress.peek(channel, url)
}

interface Door {
  known: KnownAnswers
  delay: LoopDelay
  trusts: Trust
  /** How long an answer may wait for its reader. */
  unreadMs: number
}

/**
 * Sends a known answer before Fastify makes a request of it, which costs more than the answer. False: the request takes
 * the usual way, as does all that needs more than bytes, a request of another origin for example.
 */
export function sendKnown(door: Door, request: IncomingMessage, response: ServerResponse): boolean {
  const { headers, method, socket, url = '' } = request
  if (method !== 'GET' || headers.origin !== undefined || headers[previewHeader] !== undefined) return false
  // It waits behind another answer: the usual way counts those.
  if (response.socket === null) return false
  const startedAtMs = performance.now()
  const known = findKnown(door.known, request)
  if (!known || isUnderPressure(door.delay)) return false
  const form = chooseForm(known.answer, headers)
  const plainList = listHeaders(form, url)
  response.writeHead(form.status, isSecure(door, request) ? [...plainList, ...secureList] : plainList)
  response.end(form.body)
  // The system has already taken most answers whole; a timer for each would cost as much as its headers.
  if (socket.writableLength > 0) socket.setTimeout(door.unreadMs)
  known.count(method, form.status, performance.now() - startedAtMs)
  return true
}

const lists = new WeakMap<Form, string[]>()
const secureList = Object.entries(secureHeaders).flat()

/** Node writes a flat list faster than an object. */
function listHeaders(form: Form, url: string): string[] {
  let list = lists.get(form)
  if (!list) {
    list = Object.entries({ ...securityHeaders(url), ...form.headers }).flat()
    lists.set(form, list)
  }
  return list
}

/** As Fastify tells it. */
function isSecure({ trusts }: Door, { headers, socket }: IncomingMessage): boolean {
  const protocol = headers['x-forwarded-proto']
  if (protocol === undefined || !trusts(socket.remoteAddress, 0)) return false
  return typeof protocol === 'string' && protocol.slice(protocol.lastIndexOf(',') + 1).trim() === 'https'
}
