import { onTestFinished } from 'vitest'
import {
  type ApiClientOptions,
  ApiError,
  type ClientEvent,
  type Clock,
  createApiClient,
  type KeyStorage,
  systemClock,
} from '../../src/index.ts'
import { requestTimeoutMs } from '../../src/request-limits.ts'
import { type MisbehavingServer, startMisbehavingServer } from './misbehaving-server.ts'

export function memoryStorage(content: Record<string, string> = {}): KeyStorage {
  const kept = new Map(Object.entries(content))
  return {
    get: name => kept.get(name) ?? null,
    set: (name, value) => kept.set(name, value),
    remove: name => kept.delete(name),
  }
}

/**
 * Fifty times faster than time, and it remembers what it was asked to wait. The limit of a request passes soon after the
 * server has fallen silent and no earlier, however busy the machine is.
 */
export function fastClock(asked: number[], server: MisbehavingServer): Clock {
  return {
    now: () => Date.parse('2026-01-01T12:00:00Z'),
    async sleep(ms, signal) {
      asked.push(ms)
      if (ms === requestTimeoutMs) await server.silent(signal).catch(() => {})
      await systemClock.sleep(ms / 50, signal)
    },
  }
}

interface Setting extends Partial<Omit<ApiClientOptions, 'storage'>> {
  stored?: Record<string, string>
}

/** A client and its server, with a key already stored unless told otherwise. */
export async function startClient({ stored = { api_key: 'stored-key' }, ...options }: Setting = {}) {
  const server = await startMisbehavingServer()
  onTestFinished(server.close)
  const events: ClientEvent[] = []
  const asked: number[] = []
  const storage = memoryStorage(stored)
  const client = createApiClient({
    baseUrl: `${server.url}/api`,
    collectorUrl: `${server.url}/collector`,
    storage,
    clock: fastClock(asked, server),
    onEvent: event => events.push(event),
    ...options,
  })
  return {
    server,
    client,
    storage,
    events,
    eventTypes: () => events.map(event => event.type),
    /** How often it waited one second. */
    pauses: () => asked.filter(ms => ms === 1_000).length,
  }
}

/** The ApiError that a promise rejects with; anything else fails the test. */
export async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => new Error('it did not fail'),
    reason => reason,
  )
  if (error instanceof ApiError) return error
  throw error
}
