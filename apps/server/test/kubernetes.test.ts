import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig, settingNames } from '../src/config/read-config.ts'

const file = readFileSync(path.resolve(import.meta.dirname, '../../../deploy/kubernetes.yaml'), 'utf8')
const labels = z.record(z.string(), z.string())
const port = z.object({ name: z.string(), containerPort: z.number() })
const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.number() }) })
const container = z.object({
  name: z.string(),
  env: z.array(z.object({ name: z.string(), value: z.string().optional() })),
  envFrom: z.array(z.record(z.string(), z.object({ name: z.string() }))),
  ports: z.array(port),
  startupProbe: probe,
  readinessProbe: probe.optional(),
  livenessProbe: probe,
})
const pods = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.object({ labels }),
      spec: z.object({ containers: z.array(container) }),
    }),
  }),
})
const service = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    selector: labels,
    ports: z.array(z.object({ name: z.string(), targetPort: z.string() })),
  }),
})
const config = z.object({ data: z.record(z.string(), z.string()) })

const { items } = z.object({ items: z.array(z.looseObject({ kind: z.string() })) }).parse(parse(file))
const all = <Kind extends z.ZodType>(kind: string, shape: Kind) =>
  items.filter(item => item.kind === kind).map(item => shape.parse(item))
const sets = all('StatefulSet', pods)
const containers = sets.flatMap(({ spec }) => spec.template.spec.containers)

/** What the first lines ask for, as somebody would fill it in. */
const [, asked = ''] = file.replace(/\n# /g, ' ').match(/The secret has (.*?)\./) ?? []
const filledIn: Record<string, string> = {
  SECRET_KEY: randomBytes(36).toString('base64'),
  SMTP_URL: 'smtps://mail.example',
  DATABASE_URL: 'postgres://database.example/grandstand',
  AWS_ACCESS_KEY_ID: 'grandstand',
  AWS_SECRET_ACCESS_KEY: 'secret',
}

describe('the manifests of Kubernetes', () => {
  it('ask for a secret that is enough to start every container with its role', () => {
    expect(asked.match(/[A-Z_]{4,}/g)).toEqual(Object.keys(filledIn))
    const [shared] = all('ConfigMap', config)
    const started = containers.map(({ env }) => {
      const own = Object.fromEntries(env.map(({ name, value }) => [name, value ?? '10.0.0.7']))
      const { POD_IP = '', ...settings } = { ...shared?.data, ...filledIn, ...own }
      expect(Object.keys(settings).filter(name => !settingNames.includes(name))).toEqual([])
      const NODE_URL = settings.NODE_URL?.replace('$(POD_IP)', POD_IP)
      return readConfig({ NODE_ENV: 'production', ...settings, NODE_URL })
    })
    expect(started.map(({ roles }) => [...roles])).toEqual([['web', 'collector'], ['worker'], ['ingest']])
    for (const [index, { port, nodeUrl }] of started.entries()) {
      expect(nodeUrl).toBe(`http://10.0.0.7:${port}`)
      expect(containers[index]?.ports[0]?.containerPort).toBe(port)
    }
  })

  it('ask each container for its health at its own port', () => {
    for (const { ports, startupProbe, readinessProbe, livenessProbe } of containers) {
      const probes = [startupProbe, livenessProbe, ...(readinessProbe ? [readinessProbe] : [])]
      expect(new Set(probes.map(({ httpGet }) => httpGet.port))).toEqual(new Set([ports[0]?.containerPort]))
    }
  })

  it('lead every service to pods that have its port', () => {
    for (const { metadata, spec } of all('Service', service)) {
      const set = sets.find(set => set.metadata.name === metadata.name)
      expect(set?.spec.selector.matchLabels).toEqual(spec.selector)
      expect(set?.spec.template.metadata.labels).toEqual(spec.selector)
      const names = set?.spec.template.spec.containers.flatMap(({ ports }) => ports.map(({ name }) => name))
      for (const { targetPort } of spec.ports) expect(names).toContain(targetPort)
    }
  })
})
