import type { ServerResponse } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { LiveStream, StreamMessage } from '../../context/live-stream.ts'
import { CallError } from '../../runtime/call-error.ts'
import { networkOf } from '../../runtime/network-of.ts'

const maxStreams = 20_000
/** A whole school may share an address. */
const maxPerAddress = 2_000
const keepAliveMs = 15_000
/** Of a stream after its user or operator is no longer in, at the most; beside the time that the question takes. */
const checkEveryMs = 5_000
/** A client with this much waiting does not read; it comes back with Last-Event-ID. */
const maxWaitingBytes = 256 * 1024

export interface StreamSlot {
  /** The stream ends once `isStillIn` says no. */
  send(stream: LiveStream, isStillIn: () => Promise<boolean>): FastifyReply
}

export interface StreamHub {
  /** Refuses if no place is left. The place is free again when the answer is over, however far it came. */
  takeSlot(reply: FastifyReply, ip: string): StreamSlot
  /** Ends all streams, so that nobody waits for them. */
  close(): void
}

/**
 * Every open stream of server-sent events of this process. Each process asks the database about its own: a logout
 * anywhere ends them, however it was made.
 */
export function createStreamHub(scale: number): StreamHub {
  const open = new Map<ServerResponse, () => Promise<boolean>>()
  const perAddress = new Map<string, number>()
  let slots = 0
  let isClosed = false
  const keepAlive = setInterval(() => {
    for (const response of open.keys()) response.write(':\n\n')
  }, keepAliveMs)
  keepAlive.unref()

  async function endIfOut(response: ServerResponse, isStillIn: () => Promise<boolean>): Promise<void> {
    // While the database is away nobody can say. No news comes meanwhile, and it is asked again.
    if (!(await isStillIn().catch(() => true))) response.end()
  }
  async function checkAll(): Promise<void> {
    await Promise.all(Array.from(open, ([response, isStillIn]) => endIfOut(response, isStillIn)))
    if (!isClosed) checking = setTimeout(() => void checkAll(), checkEveryMs).unref()
  }
  let checking = setTimeout(() => void checkAll(), checkEveryMs).unref()

  function send(reply: FastifyReply, stream: LiveStream, isStillIn: () => Promise<boolean>): FastifyReply {
    const response = reply.raw
    const headers = { ...reply.getHeaders() }
    reply.hijack()
    // A client that left while the missed changes were read gets nothing more.
    if (response.destroyed) return reply
    response.writeHead(200, {
      ...definedOnly(headers),
      'content-type': 'text/event-stream; charset=utf-8',
      // `no-transform` and the last keep proxies from gathering what must come at once.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    response.write('retry: 2000\n\n')
    if (isClosed) {
      response.end()
      return reply
    }
    open.set(response, isStillIn)
    const stop = stream.start(messages => {
      if (response.writableLength > maxWaitingBytes) response.destroy()
      else if (messages.length > 0) response.write(format(messages))
    })
    response.once('close', () => {
      open.delete(response)
      stop()
    })
    return reply
  }

  return {
    takeSlot(reply, ip) {
      const address = networkOf(ip)
      const taken = perAddress.get(address) ?? 0
      // A browser comes back at once on a connection that is still open; its stream would hold up the stop for ever.
      if (isClosed || slots >= maxStreams) throw new CallError('unavailable', { retryAfterSeconds: 10 })
      if (taken >= maxPerAddress * scale) throw new CallError('too_many_requests', { retryAfterSeconds: 10 })
      // A closed connection does not close again.
      if (reply.raw.destroyed) return { send: (stream, isStillIn) => send(reply, stream, isStillIn) }
      slots += 1
      perAddress.set(address, taken + 1)
      reply.raw.once('close', () => {
        slots -= 1
        const left = (perAddress.get(address) ?? 1) - 1
        if (left > 0) perAddress.set(address, left)
        else perAddress.delete(address)
      })
      return { send: (stream, isStillIn) => send(reply, stream, isStillIn) }
    },
    close() {
      isClosed = true
      clearInterval(keepAlive)
      clearTimeout(checking)
      for (const response of open.keys()) response.end()
    },
  }
}

const formatted = new WeakMap<readonly StreamMessage[], string>()

/** Written once for all receivers. */
function format(messages: readonly StreamMessage[]): string {
  let text = formatted.get(messages)
  if (text === undefined) {
    text = messages.map(formatOne).join('')
    formatted.set(messages, text)
  }
  return text
}

function formatOne({ id, event, data }: StreamMessage): string {
  const lines = [
    ...(id === undefined ? [] : [`id: ${id}`]),
    `event: ${event}`,
    `data: ${JSON.stringify(data)}`,
  ]
  return `${lines.join('\n')}\n\n`
}

function definedOnly(
  headers: ReturnType<FastifyReply['getHeaders']>,
): Record<string, string | number | string[]> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return Object.fromEntries(entries)
}
