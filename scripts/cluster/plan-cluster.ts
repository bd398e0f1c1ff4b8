import path from 'node:path'
import { fromRoot } from '../root.ts'
import { type Engines, storageProgram } from './engines.ts'
import type { ClusterSettings } from './settings.ts'

/** A part of the deployment: one process, with its children. */
export interface Part {
  name: string
  /** What it is for, as `status` says it. */
  role: string
  address: string
  command: readonly [string, ...string[]]
  env: Readonly<Record<string, string>>
  /** Asked for its health: 200, or that the port answers. */
  health: { url: string } | { host: string; port: number }
  /** PostgreSQL and PgBouncer refuse to run as root. */
  needsUser: boolean
  /** Those of one stage start together, after those before. */
  stage: number
}

type Given = Pick<Part, 'name' | 'role' | 'address' | 'command' | 'health' | 'stage'> &
  Partial<Pick<Part, 'env' | 'needsUser'>>

const part = ({ env = {}, needsUser = false, ...given }: Given): Part => ({ ...given, env, needsUser })

export function planCluster(settings: ClusterSettings, { programs }: Engines): Part[] {
  const { dir, net } = settings
  const file = (...names: string[]) => path.join(dir, ...names)
  const postgres = (number: 1 | 2) => {
    const host = `${net}.3${number}`
    return part({
      name: `postgres${number}`,
      role: 'PostgreSQL under Patroni',
      address: `${host}:5432`,
      command: [programs.patroni, file(`postgres${number}`, 'patroni.yaml')],
      health: { url: `http://${host}:8008/health` },
      needsUser: true,
      stage: number,
    })
  }
  const edge = (number: 1 | 2) => {
    const host = `${net}.4${number}`
    const own = file(`edge${number}`)
    return part({
      name: `edge${number}`,
      role: 'Varnish, an edge',
      address: `${host}:6081`,
      command: [
        programs.varnishd,
        ...['-F', '-n', path.join(own, 'work'), '-f', path.join(own, 'edge.vcl')],
        // Grandstand tells the first who has ended; HAProxy says at the second whose request it is.
        ...['-a', `${host}:6081`, '-a', `${host}:6443,PROXY`],
        ...['-s', 'malloc,128m', '-T', 'none', '-j', 'none'],
        ...['-p', 'thread_pool_min=500', '-p', 'thread_pool_max=5000', '-p', 'thread_queue_limit=10000'],
        ...['-p', 'http_gzip_support=off'],
      ],
      health: { host, port: 6081 },
      stage: 3,
    })
  }
  return [
    part({
      name: 'etcd1',
      role: 'etcd, the only member',
      address: `${net}.30:2379`,
      command: [programs.etcd, '--config-file', file('etcd.yaml')],
      // Debian's for arm64 asks for it.
      env: { ETCD_UNSUPPORTED_ARCH: process.arch },
      health: { url: `http://${net}.30:2379/health` },
      stage: 0,
    }),
    part({
      name: 'storage',
      role: 'a storage that speaks S3',
      address: `${net}.51:8333`,
      command: [
        ...([process.execPath, storageProgram] as const),
        ...['--directory', file('storage'), '--address', `${net}.51`, '--port', '8333'],
        ...['--silent', '--configure-bucket', 'grandstand'],
      ],
      health: { host: `${net}.51`, port: 8333 },
      stage: 0,
    }),
    part({
      name: 'payments',
      role: 'the payments sandbox',
      address: `127.0.0.1:${settings.sandboxPort}`,
      command: [
        ...([process.execPath, fromRoot('packages/payments-sandbox/src/main.ts')] as const),
        ...['--dir', file('payments'), '--port', String(settings.sandboxPort)],
      ],
      health: { host: '127.0.0.1', port: settings.sandboxPort },
      stage: 0,
    }),
    postgres(1),
    part({
      name: 'haproxy',
      role: 'HAProxy: visitors, encoders, the way to the primary',
      address: `${settings.bind}:${settings.port}`,
      command: [programs.haproxy, '-db', '-f', file('haproxy.cfg')],
      health: { url: `http://${net}.1:8405/metrics` },
      stage: 1,
    }),
    postgres(2),
    part({
      name: 'pgbouncer',
      role: 'PgBouncer, the pool',
      address: `${net}.33:6432`,
      command: [programs.pgbouncer, '--quiet', file('pgbouncer.ini')],
      health: { host: `${net}.33`, port: 6432 },
      needsUser: true,
      stage: 1,
    }),
    ...planServers(settings),
    edge(1),
    edge(2),
    part({
      name: 'prometheus',
      role: 'Prometheus, with the alerts',
      address: `${net}.61:9090`,
      command: [
        programs.prometheus,
        ...['--config.file', file('prometheus.yaml'), '--storage.tsdb.path', file('prometheus')],
        ...['--web.listen-address', `${net}.61:9090`, '--log.level', 'warn'],
      ],
      health: { url: `http://${net}.61:9090/-/ready` },
      stage: 3,
    }),
  ]
}

/** Grandstand's own. Files that operators send lie where web took them in, so a worker is beside each web node. */
function planServers({ dir, net, rtmpPort }: ClusterSettings): Part[] {
  const server = (name: string, role: string, last: number, folder: string, port = 8080) => {
    const host = `${net}.${last}`
    return part({
      name,
      role,
      address: `${host}:${port}`,
      command: [process.execPath, fromRoot('apps/server/dist/main.js')],
      env: {
        ROLES: role,
        HOST: host,
        PORT: String(port),
        NODE_URL: `http://${host}:${port}`,
        RTMP_PORT: String(rtmpPort),
        DATA_DIR: path.join(dir, folder),
      },
      health: { url: `http://${host}:${port}/readyz` },
      // The first one migrates and applies the demo; the others would only wait for it.
      stage: name === 'web1' ? 2 : 3,
    })
  }
  return [
    server('web1', 'web', 11, 'site1'),
    server('web2', 'web', 12, 'site2'),
    server('worker1', 'worker', 11, 'site1', 8081),
    server('worker2', 'worker', 12, 'site2', 8081),
    server('ingest1', 'ingest', 21, 'ingest1'),
    server('ingest2', 'ingest', 22, 'ingest2'),
    server('collector1', 'collector', 13, 'collector1'),
  ]
}
