import type { Context } from '../../context/context.ts'
import type { Node } from '../../context/nodes.ts'
import { createByteStore } from '../../runtime/byte-store.ts'
import { CallError } from '../../runtime/call-error.ts'
import { encodeKey, type Key } from '../../runtime/encode-key.ts'
import { askNode, readBody } from '../../video/nodes/index.ts'

/** An answer of another process, to be given to all who asked for it. */
export interface Relayed {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export interface RelayQuestion {
  /** Equal questions from any caller have equal names. */
  name: Key
  path: string
  encoding: string
}

/** Beyond what the longest wait for a part takes. */
const patienceMs = 10_000
/** A segment of ten seconds at 40 Mbit/s. */
const maxBytes = 50 * 1024 * 1024
/** Different questions at a time; a stadium that watches one game asks a handful. */
const maxAsking = 500
/** Of all that may be passed on. */
const passedOn = [
  'content-type',
  'content-encoding',
  'cache-control',
  'surrogate-control',
  'etag',
  'location',
  'vary',
]

/** What never changes stays, up to this; what was not asked for the longest goes first. */
const keptBytes = 128 * 1024 * 1024

/** One question to the other process, however many wait for its answer; none for what is kept. */
export function createRelay(ctx: Pick<Context, 'inner' | 'log'>) {
  const asking = new Map<string, Promise<Relayed>>()
  const kept = createByteStore<Relayed>(keptBytes, ({ body }) => body.length)

  async function ask(node: Node, { path, encoding }: RelayQuestion): Promise<Relayed> {
    try {
      const answer = await askNode(ctx.inner, node, {
        method: 'GET',
        path,
        headers: encoding === '' ? {} : { 'accept-encoding': encoding },
        signal: AbortSignal.timeout(patienceMs),
      })
      const body = await readBody(answer, maxBytes)
      const headers = passedOn.flatMap(name => {
        const value = answer.headers[name]
        return typeof value === 'string' ? [[name, value] as const] : []
      })
      return { status: answer.statusCode ?? 502, headers: Object.fromEntries(headers), body }
    } catch (error) {
      ctx.log.warn(
        { error, node: node.id },
        'Another process did not answer for a video; the viewer is asked to try again',
      )
      throw new CallError('unavailable', { retryAfterSeconds: 1 })
    }
  }

  async function askAndKeep(node: Node, name: string, question: RelayQuestion): Promise<Relayed> {
    try {
      const answer = await ask(node, question)
      const isForGood = answer.headers['cache-control']?.includes('immutable')
      if (answer.status === 200 && isForGood) kept.set(name, answer)
      return answer
    } finally {
      asking.delete(name)
    }
  }

  return async (node: Node, question: RelayQuestion): Promise<Relayed> => {
    const name = encodeKey([question.encoding, question.name])
    const known = kept.get(name) ?? asking.get(name)
    if (known) return known
    if (asking.size >= maxAsking) throw new CallError('unavailable', { retryAfterSeconds: 1 })
    const asked = askAndKeep(node, name, question)
    asking.set(name, asked)
    return asked
  }
}
