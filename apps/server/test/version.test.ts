import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import program from '../package.json' with { type: 'json' }
import migrations from '../src/db/migrations/meta/_journal.json' with { type: 'json' }
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests()
const owner = await enterStudio(server, 'owner@example.com')
const versionNow = async () => (await owner.get('/server/version')).json
const count = migrations.entries.length

describe('the version of a server', () => {
  it('is told with what changed, out of the page about upgrades', async () => {
    const page = await readFile(new URL('../../../docs/upgrading.md', import.meta.url), 'utf8')
    const told = await versionNow()
    expect(told).toMatchObject({
      program: `Grandstand ${program.version}`,
      migrations: count,
      known_migrations: count,
      database: 'same',
    })
    const known = [...page.matchAll(/^### (.+)$/gm)].map(([, version]) => version)
    expect(told.versions.map(({ version }: { version: string }) => version)).toEqual(known)
    expect(told.how).toContain('<strong>Back up</strong>')
    // Links of the page lead nowhere in the Studio.
    expect(told.how).not.toContain('<a')
    for (const { html } of told.versions) expect(html).toMatch(/^<p>/)
  })

  it('has notes: whoever brings another one writes them first', async () => {
    expect((await versionNow()).versions[0]).toMatchObject({ version: program.version })
  })

  it('says when another program has made the database newer, or has not made it as new', async () => {
    const later = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9000000000000)`
    await server.ctx.db.execute(later)
    await server.ctx.db.execute(
      sql.raw(`comment on table drizzle.__drizzle_migrations is 'Grandstand 9.0.0'`),
    )
    expect(await versionNow()).toMatchObject({
      database: 'newer',
      database_by: 'Grandstand 9.0.0',
      migrations: count + 1,
      known_migrations: count,
    })
    const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`
    for (let times = 0; times < 2; times += 1)
      await server.ctx.db.execute(sql`delete from drizzle.__drizzle_migrations where created_at = ${newest}`)
    expect(await versionNow()).toMatchObject({ database: 'older', migrations: count - 1 })
  })

  it('is for owners of the deployment', async () => {
    const ofAlpha = await enterStudio(server, 'alpha@example.com', server.alphaId)
    expect((await ofAlpha.get('/server/version')).status).toBe(403)
  })
})
