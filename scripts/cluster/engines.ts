import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findInPath } from '../find-in-path.ts'
import { fromRoot } from '../root.ts'
import { runTool } from '../run-tool.ts'

/** What each of them brings, by Debian's names. */
const engines = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  pgbouncer: 'pgbouncer',
  haproxy: 'haproxy',
  varnishd: 'varnish',
  prometheus: 'prometheus',
} as const
export type Engine = keyof typeof engines

const postgresRoot = '/usr/lib/postgresql'
/** Debian keeps servers outside of a user's PATH. */
const more = ['/usr/sbin', '/usr/local/sbin', '/sbin']

export interface Engines {
  programs: Record<Engine, string>
  /** The folder of PostgreSQL's programs. */
  postgresBin: string
}

/** What is installed, or the packages that are missing. */
export function findEngines(): { found: Engines } | { missing: string[] } {
  const programs = Object.fromEntries(Object.keys(engines).map(name => [name, findProgram(name)]))
  const missing: string[] = Object.entries(engines).flatMap(([name, from]) => (programs[name] ? [] : [from]))
  const postgresBin = findPostgres()
  if (!postgresBin) missing.push('postgresql')
  if (!hasModule('digest')) missing.push('varnish-vmod-digest')
  if (!hasModule('vsthrottle')) missing.push('varnish-modules')
  const { patroni, etcd, pgbouncer, haproxy, varnishd, prometheus } = programs
  if (
    !patroni ||
    !etcd ||
    !pgbouncer ||
    !haproxy ||
    !varnishd ||
    !prometheus ||
    !postgresBin ||
    missing.length > 0
  )
    return { missing }
  return { found: { programs: { patroni, etcd, pgbouncer, haproxy, varnishd, prometheus }, postgresBin } }
}

/** By Debian's own package manager. Its services that start with a system are left alone: they have other addresses. */
export async function installEngines(packages: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const update = await runTool('apt-get', ['update'], { env })
  const { code } = await runTool('apt-get', ['install', '-y', '--no-install-recommends', ...packages], {
    env,
  })
  if (update.code !== 0 || code !== 0) throw new Error('The packages could not be installed; see above.')
}

/** The peer that speaks S3, of the packages for tests. */
export const storageProgram = fromRoot('node_modules/s3rver/bin/s3rver.js')

function findProgram(name: string): string | null {
  return findInPath([name]) ?? more.map(dir => path.join(dir, name)).find(file => existsSync(file)) ?? null
}

/** The newest. */
function findPostgres(): string | null {
  if (!existsSync(postgresRoot)) return null
  const versions = readdirSync(postgresRoot).toSorted((one, other) => Number(other) - Number(one))
  const bins = versions.map(version => path.join(postgresRoot, version, 'bin'))
  return bins.find(bin => existsSync(path.join(bin, 'postgres'))) ?? null
}

function hasModule(name: string): boolean {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return ['', ...folders].some(folder =>
    existsSync(path.join('/usr/lib', folder, 'varnish/vmods', `libvmod_${name}.so`)),
  )
}
