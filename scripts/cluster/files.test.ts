import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, settingNames } from '../../apps/server/src/config/read-config.ts'
import { fromRoot } from '../root.ts'
import { fillIn } from './fill-in.ts'
import { type Part, planCluster } from './plan-cluster.ts'
import { valuesOf } from './settings.ts'

const dir = mkdtempSync(path.join(tmpdir(), 'grandstand-cluster-files-'))
afterAll(() => rmSync(dir, { recursive: true }))
const settings = { dir, net: '127.5.6', bind: '127.0.0.1', port: 8080, rtmpPort: 1935, sandboxPort: 12111 }
const values = { ...valuesOf(settings, '/usr/lib/postgresql/15/bin'), NAME: 'postgres1', HOST: '127.5.6.31' }
const programs = { patroni: 'a', etcd: 'b', pgbouncer: 'c', haproxy: 'd', varnishd: 'e', prometheus: 'f' }
const parts = planCluster(settings, { programs, postgresBin: '/usr/lib/postgresql/15/bin' })
const read = (name: string) => fillIn(`cluster/${name}`, values)
const addressesOf = (isOne: (part: Part) => boolean) => parts.filter(isOne).map(({ address }) => address)
const isServer = ({ env }: Part) => env.ROLES !== undefined

describe('the files of deploy/cluster', () => {
  it('ask for nothing that has no value, and those in YAML can be read', () => {
    for (const name of readdirSync(fromRoot('deploy/cluster'))) {
      const text = read(name)
      if (name.endsWith('.yaml')) expect(Object.keys(parse(text)).length, name).toBeGreaterThan(2)
    }
  })

  it('give each process of Grandstand settings that it knows, and enough to start with', () => {
    const shared = parseEnv(read('grandstand.env'))
    const roles = parts.filter(isServer).map(({ env, address }) => {
      expect(Object.keys({ ...shared, ...env }).filter(name => !settingNames.includes(name))).toEqual([])
      const config = readConfig({ ...shared, ...env })
      expect(config.nodeUrl).toBe(`http://${address}`)
      expect(config.databaseDirectUrl).not.toBe(config.databaseUrl)
      return [...config.roles]
    })
    expect(roles.flat().toSorted()).toEqual([
      'collector',
      'ingest',
      'ingest',
      'web',
      'web',
      'worker',
      'worker',
    ])
  })

  it('lead HAProxy to every web node, ingest node, edge and PostgreSQL', () => {
    const config = read('haproxy.cfg')
    const servers = [...config.matchAll(/^ {2}server (\w+) (\S+)/gm)].map(([, name, address]) => ({
      name,
      address,
    }))
    for (const { name, address } of parts.filter(({ name }) => /^(web|postgres)\d/.test(name)))
      expect(servers).toContainEqual({ name, address })
    // They hear from HAProxy whose request it is.
    const told = { ingest1: '21:1935', ingest2: '22:1935', edge1: '41:6443', edge2: '42:6443' }
    for (const [name, end] of Object.entries(told))
      expect(servers).toContainEqual({ name, address: `127.5.6.${end}` })
    expect(config.match(/send-proxy-v2$/gm)).toHaveLength(4)
  })

  it('let Prometheus ask every process of Grandstand', () => {
    const { scrape_configs } = z
      .object({
        scrape_configs: z.array(
          z.object({
            job_name: z.string(),
            static_configs: z.tuple([z.object({ targets: z.array(z.string()) })]),
          }),
        ),
      })
      .parse(parse(read('prometheus.yaml')))
    const job = scrape_configs.find(({ job_name }) => job_name === 'grandstand')
    expect(job?.static_configs[0].targets.toSorted()).toEqual(addressesOf(isServer).toSorted())
  })

  it('give no two parts one address', () => {
    const addresses = addressesOf(() => true)
    expect(new Set(addresses).size).toBe(addresses.length)
  })
})
