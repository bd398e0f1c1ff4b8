import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { applyChannel } from '../../../apps/server/src/content/channel-code/index.ts'
import { type Db, openDatabase } from '../../../apps/server/src/db/connection.ts'
import {
  pausePostgres,
  resumePostgres,
  startEmbeddedPostgres,
} from '../../../apps/server/src/db/embedded/index.ts'
import { migrate } from '../../../apps/server/src/db/migrate.ts'
import { packages, subscriptions } from '../../../apps/server/src/db/tables.ts'
import { buildSoldLeague, type Document } from '../../../apps/server/test/sold-league.ts'
import { freePort, startDemoServer } from '../../../e2e/support/demo-server.ts'
import { openGate, type ProviderGate } from './provider-gate.ts'
import { startSandboxProcess } from './sandbox-process.ts'

export const channelKey = 'alpha'

export type Product = { type: 'package' | 'subscription' | 'event'; id: number }

export interface Shop {
  /** Of the process that may be killed. */
  url: string
  /** Settings of that process. */
  env: Record<string, string>
  pid(): number
  channelId: number
  products: { pass: Product; plan: Product }
  gate: ProviderGate
  db: Db
  query: ReturnType<typeof openDatabase>['pool']['query']
  /** Kill −9; back when it is ready again. */
  killServer(): Promise<void>
  killSandbox(): Promise<void>
  /** For good. */
  haltServer(): Promise<void>
  /** Another process of the deployment; where it is. */
  addServer(): Promise<string>
  pauseDatabase(): Promise<void>
  resumeDatabase(): Promise<void>
  /** The provider's own API, without our server. */
  atProvider: AtProvider
  close(): Promise<void>
}

type AtProvider = (path: string, body?: Record<string, string | number>) => ReturnType<Response['json']>

/** When an order was settled for the first time; what its row says is when it was looked at last. */
export const noteSettling = `
  create table first_settled (order_id integer not null, at timestamptz not null);
  create function note_settling() returns trigger language plpgsql as $$
  begin
    insert into first_settled values (new.id, clock_timestamp());
    return null;
  end $$;
  create trigger note_settling after update on orders for each row
    when (old.status = 'created' and new.status <> 'created') execute function note_settling();`

export interface ShopOptions {
  change?: (document: Document) => void
  env?: Record<string, string>
}

/** A league that sells, its database and the payment provider in processes of their own, with a gate between them. */
export async function openShop({ change, env = {} }: ShopOptions = {}): Promise<Shop> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-shop-'))
  const postgresDir = join(dir, 'postgres')
  const postgres = await startEmbeddedPostgres({ dir: postgresDir, log: () => {} })
  await migrate(postgres.connectionString)
  const { db, pool, close } = openDatabase({
    url: postgres.connectionString,
    maxConnections: 2,
    onError: () => {},
  })
  const { channelId } = await applyChannel({ db, now: () => new Date() }, buildSoldLeague(channelKey, change))
  await pool.query(noteSettling)
  const sandbox = await startSandboxProcess(join(dir, 'payments'))
  const gate = await openGate(sandbox.port)
  const shared = {
    DEMO: '0',
    DEMO_TEMPLATE: '',
    TRUST_PROXY: '1',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    DATABASE_URL: postgres.connectionString,
    SANDBOX_URL: gate.url,
    SECRET_KEY: randomBytes(32).toString('hex'),
  }
  const ownEnv = { ...shared, PORT: String(await freePort()), DATA_DIR: join(dir, 'first'), ...env }
  let server = await startDemoServer(ownEnv)
  const others: (typeof server)[] = []

  return {
    url: `http://127.0.0.1:${ownEnv.PORT}`,
    env: ownEnv,
    pid: () => server.pid,
    channelId,
    products: await listProducts(db),
    gate,
    db,
    query: pool.query.bind(pool),
    async killServer() {
      process.kill(server.pid, 'SIGKILL')
      while (isAlive(server.pid)) await sleep(10)
      server = await startDemoServer(ownEnv)
    },
    killSandbox: sandbox.kill,
    haltServer: () => server.halt(),
    async addServer() {
      const port = await freePort()
      const env = { ...shared, PORT: String(port), ROLES: 'web', DATA_DIR: join(dir, `other-${port}`) }
      others.push(await startDemoServer(env))
      return `http://127.0.0.1:${port}`
    },
    pauseDatabase: () => pausePostgres(postgresDir),
    resumeDatabase: () => resumePostgres(postgresDir),
    atProvider: providerAt(sandbox.port),
    async close() {
      for (const each of [server, ...others]) await each.stop()
      gate.close()
      await sandbox.stop()
      await close()
      await postgres.stop()
      await rm(dir, { recursive: true, force: true })
    },
  }
}

/** The sandbox's own API, with the key of a channel. */
export function providerAt(port: number, key = channelKey): AtProvider {
  return async (path, body) => {
    const fields = Object.entries(body ?? {}).map(([name, value]) => [name, String(value)])
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { authorization: `Bearer sandbox_secret_${key}` },
      ...(body ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    })
    const json = await response.json()
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(json)}`)
    return json
  }
}

export async function listProducts(db: Db): Promise<Shop['products']> {
  const passes = await db.select({ id: packages.id, alias: packages.alias }).from(packages)
  const plans = await db.select({ id: subscriptions.id, alias: subscriptions.alias }).from(subscriptions)
  const idOf = (list: { id: number; alias: string }[], alias: string) => {
    const found = list.find(each => each.alias === alias)
    if (!found) throw new Error(`There is no ${alias}`)
    return found.id
  }
  return {
    pass: { type: 'package', id: idOf(passes, 'season') },
    plan: { type: 'subscription', id: idOf(plans, 'monthly') },
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
