import { randomBytes } from 'node:crypto'
import { type DemoServer, freePort, startDemoServer } from '../../../e2e/support/demo-server.ts'
import { type LiveServer, startLiveServer } from '../live-server.ts'
import { treeCpuSeconds } from '../measure-cpu.ts'
import { providerAt } from '../shop/open-shop.ts'

export const crowdChannel = 'northern-league'
export const measuredRoles = ['web', 'recorder', 'collector', 'database'] as const
export type MeasuredRole = (typeof measuredRoles)[number]
export type CpuMs = Record<MeasuredRole, number>

export interface Roles {
  web: DemoServer
  /** Ingest and worker: what records, cuts and counts. */
  recorder: LiveServer
  collector: DemoServer
  secretKey: string
  atProvider: ReturnType<typeof providerAt>
  cpuMs(): CpuMs
  close(): Promise<void>
}

/** The processes that a crowd meets, each with a role, on one database. */
export async function openRoles(): Promise<Roles> {
  const secretKey = randomBytes(32).toString('hex')
  const sandboxPort = await freePort()
  const recorder = await startLiveServer({
    ROLES: 'web,ingest,worker',
    SECRET_KEY: secretKey,
    SANDBOX_PORT: String(sandboxPort),
  })
  const shared = { DATABASE_URL: recorder.postgres.url, SECRET_KEY: secretKey }
  const [web, collector] = await Promise.all([
    startDemoServer({
      ...shared,
      ROLES: 'web',
      SANDBOX_URL: `http://127.0.0.1:${sandboxPort}`,
      TRUST_PROXY: '1',
      // It counts who comes, and sends nobody away.
      JOINS_PER_SECOND: '1000000',
    }),
    startDemoServer({ ...shared, ROLES: 'collector' }),
  ])
  const ms = (pid: number) => treeCpuSeconds(pid) * 1000
  return {
    web,
    recorder,
    collector,
    secretKey,
    atProvider: providerAt(sandboxPort, crowdChannel),
    cpuMs: () => ({
      web: ms(web.pid),
      recorder: ms(recorder.pid),
      collector: ms(collector.pid),
      database: ms(recorder.postgres.pid),
    }),
    async close() {
      await web.stop()
      await collector.stop()
      await recorder.stop()
    },
  }
}

export const mapRoles = (pick: (role: MeasuredRole) => number): CpuMs => ({
  web: pick('web'),
  recorder: pick('recorder'),
  collector: pick('collector'),
  database: pick('database'),
})
export const sumRoles = (cpu: CpuMs): number => measuredRoles.reduce((sum, role) => sum + cpu[role], 0)
