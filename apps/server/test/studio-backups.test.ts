import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { checkBackup } from '../src/deployment/backup/index.ts'
import { secretKeyFile } from '../src/runtime/secret-key-file.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio, ownPage } from './studio-client.ts'

const backupDir = await mkdtemp(join(tmpdir(), 'grandstand-backups-'))
afterAll(() => rm(backupDir, { recursive: true, force: true }))
const server = await serveTests({ config: { backupDir } })
const owner = await enterStudio(server, 'owner@example.com')
const backups = '/server/backups'
const listed = async () => (await owner.get(backups)).json.items

async function make(): Promise<string> {
  const { json, status } = await owner.post(backups)
  expect(status).toBe(200)
  const stateNow = async () =>
    (await listed()).find((each: { name: string }) => each.name === json.name).state
  await expect.poll(stateNow, { timeout: 30_000, interval: 100 }).toBe('ready')
  return json.name
}

async function check(name: string) {
  expect((await owner.post(`${backups}/${name}/check`)).status).toBe(200)
  const checkNow = async () => (await listed()).find((each: { name: string }) => each.name === name).check
  await expect.poll(async () => (await checkNow()).state, { timeout: 30_000 }).not.toBe('running')
  return checkNow()
}

const download = (name: string, headers: Record<string, string>) =>
  server.ask(`/api/studio${backups}/${name}/download`, { headers: { ...ownPage, ...headers } })

describe('a backup that is made in the Studio', () => {
  it('has the database and the files, never the key that opens what is sealed, and no backup before it', async () => {
    await writeFile(join(server.dataDir, 'kept.txt'), 'a file of the server')
    const name = await make()
    const [first] = await listed()
    expect(first).toMatchObject({ name, made_by: 'owner@example.com', problem: null, check: null })
    expect(first.rows).toBeGreaterThan(10)
    expect(first.size_bytes).toBeGreaterThan(1_000)
    const { said } = await checkBackup(join(backupDir, name))
    expect(said.tables.find(each => each.name === 'channels')?.rows).toBe(2)
    expect(said.jobs.map(job => job.name)).not.toContain('make-backup')
    const files = await readdir(join(backupDir, name, 'files'))
    expect(files).toContain('kept.txt')
    expect(await readdir(server.dataDir)).toContain(secretKeyFile)
    expect(files).not.toContain(secretKeyFile)
    expect(files).not.toContain('backups')
  })

  it('says whether it is whole, and what is damaged', async () => {
    const name = (await listed())[0].name
    expect(await check(name)).toMatchObject({ state: 'whole', detail: '' })
    await writeFile(join(backupDir, name, 'files', 'kept.txt'), 'another file')
    expect(await check(name)).toMatchObject({
      state: 'damaged',
      detail: expect.stringContaining('kept.txt is damaged'),
    })
    await writeFile(join(backupDir, name, 'files', 'kept.txt'), 'a file of the server')
  })

  it('is downloaded as one file that every tar unpacks, and that can be restored', async () => {
    const name = (await listed())[0].name
    const { status, headers, bytes } = await download(name, { cookie: owner.cookie })
    expect(status).toBe(200)
    expect(headers['content-disposition']).toBe(`attachment; filename="grandstand-${name}.tar"`)
    const dir = await mkdtemp(join(tmpdir(), 'grandstand-unpacked-'))
    try {
      await writeFile(join(dir, 'backup.tar'), bytes)
      execFileSync('tar', ['-xf', 'backup.tar'], { cwd: dir })
      const { checksums } = await checkBackup(join(dir, `grandstand-${name}`))
      expect(checksums?.size).toBeGreaterThan(10)
      expect(await readFile(join(dir, `grandstand-${name}`, 'files/kept.txt'), 'utf8')).toBe(
        'a file of the server',
      )
    } finally {
      await rm(dir, { recursive: true, force: true })
    }
  })

  it('is for owners of the deployment alone', async () => {
    const name = (await listed())[0].name
    const other = await enterStudio(server, 'alpha@example.com', server.alphaId)
    expect((await other.get(backups)).status).toBe(403)
    expect((await other.post(backups)).status).toBe(403)
    expect((await download(name, { cookie: other.cookie })).status).toBe(403)
    expect((await download(name, {})).status).toBe(401)
    const { json } = await other.post('/channels/alpha/api-keys', { name: 'Thief', role: 'producer' })
    expect((await download(name, { authorization: `Bearer ${json.key}` })).status).toBe(403)
    const foreign = { cookie: owner.cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await download(name, foreign)).status).toBe(403)
    for (const path of ['..%2F..%2Fetc', '2026-01-01-000000'])
      expect((await download(path, { cookie: owner.cookie })).status).toBe(404)
  })

  it('is deleted for good', async () => {
    const name = (await listed())[0].name
    expect((await owner.post(`${backups}/${name}/remove`)).status).toBe(200)
    expect(await listed()).toEqual([])
    expect(await readdir(backupDir)).toEqual([])
    expect((await owner.post(`${backups}/${name}/remove`)).status).toBe(404)
  })

  it('may not go where it would hold itself', () => {
    expect(() => readConfig({ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data/copies' })).toThrow('BACKUP_DIR')
    expect(readConfig({ DATA_DIR: '/srv/data' }).backupDir).toBe('/srv/data/backups')
    expect(readConfig({ DATA_DIR: '/srv/data', BACKUP_DIR: '/srv/data-copies' }).backupDir).toBe(
      '/srv/data-copies',
    )
  })
})
