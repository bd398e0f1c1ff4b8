import { timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest, onResponseHookHandler } from 'fastify'
import { Counter, Gauge, Registry } from 'prom-client'
import type { Context } from '../context/context.ts'
import { createFigures } from '../deployment/operations/index.ts'
import { CallError } from '../runtime/call-error.ts'
import { addDeploymentGauges } from './deployment-gauges.ts'
import { addProcessCounters } from './process-counters.ts'

interface Tally {
  labels: { method: string; route: string; status: number }
  count: number
  seconds: number
}

type Count = (method: string, status: number, ms: number) => void

export interface RequestCounts {
  tallies: readonly Tally[]
  /** For each route its own: to ask a request for its route costs more than to count it. */
  createCount(route: string): Count
}

/** Requests are counted by hand and reported on demand: a histogram would cost each of them more than its answer. */
export function createRequestCounts(): RequestCounts {
  const tallies: Tally[] = []
  return {
    tallies,
    createCount(route) {
      const own = new Map<string, Map<number, Tally>>()
      return (method, status, ms) => {
        let tally = own.get(method)?.get(status)
        if (!tally) {
          tally = { labels: { method, route, status }, count: 0, seconds: 0 }
          tallies.push(tally)
          own.set(method, new Map([...(own.get(method) ?? []), [status, tally]]))
        }
        tally.count += 1
        tally.seconds += ms / 1000
      }
    },
  }
}

export function addMetrics(
  app: FastifyInstance,
  ctx: Pick<Context, 'db' | 'telemetry' | 'ffmpeg' | 'door'>,
  { tallies, createCount }: RequestCounts,
  token: string | null,
): void {
  app.addHook('onRoute', options => {
    const count = createCount(options.url)
    const countAnswer: onResponseHookHandler = ({ method }, { statusCode, elapsedTime }, done) => {
      count(method, statusCode, elapsedTime)
      done()
    }
    options.onResponse = [countAnswer, ...[options.onResponse ?? []].flat()]
  })
  const countPage = createCount('page')
  app.addHook('onResponse', ({ is404, method }, { statusCode, elapsedTime }, done) => {
    if (is404) countPage(method, statusCode, elapsedTime)
    done()
  })
  const registry = createRegistry(tallies)
  addProcessCounters(registry, ctx)
  const refresh = addDeploymentGauges(registry, createFigures(ctx))
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, token)) throw new CallError('not_found')
    await refresh()
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}

function createRegistry(tallies: readonly Tally[]): Registry {
  const registry = new Registry()
  const registers = [registry]
  const labelNames = ['method', 'route', 'status']
  new Counter({
    name: 'http_requests_total',
    help: 'Requests answered',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const { labels, count } of tallies) this.inc(labels, count)
    },
  })
  new Counter({
    name: 'http_request_seconds_total',
    help: 'Time spent answering requests',
    labelNames,
    registers,
    collect() {
      this.reset()
      for (const { labels, seconds } of tallies) this.inc(labels, seconds)
    },
  })
  new Gauge({
    name: 'process_resident_memory_bytes',
    help: 'Memory of the process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Gauge({
    name: 'event_loop_utilization',
    help: 'Share of time since the start that the event loop was busy',
    registers,
    collect() {
      this.set(performance.eventLoopUtilization().utilization)
    },
  })
  new Gauge({
    name: 'child_processes',
    help: 'Children of the process: ffmpeg, and PostgreSQL where it is embedded',
    registers,
    collect() {
      this.set(process.getActiveResourcesInfo().filter(name => name === 'ProcessWrap').length)
    },
  })
  return registry
}

/** A proxy on this machine has an address of it too, so what one passes on is not from here, whomever it names. */
const proxyHeaders = [
  'forwarded',
  'via',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
]

const isFromHere = ({ socket, headers }: FastifyRequest) =>
  ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(socket.remoteAddress ?? '') &&
  proxyHeaders.every(name => headers[name] === undefined)

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token === null) return isFromHere(request)
  const shown = Buffer.from(request.headers.authorization ?? '')
  const expected = Buffer.from(`Bearer ${token}`)
  return shown.length === expected.length && timingSafeEqual(shown, expected)
}
