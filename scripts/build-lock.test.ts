import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withBuildLock } from './build-lock.ts'

let dir: string

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-lock-'))
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('the second of two builds of the same target waits for the first', async () => {
  const steps: string[] = []
  const build = (name: string) =>
    withBuildLock(
      'studio',
      async () => {
        steps.push(`${name} begins`)
        await sleep(50)
        steps.push(`${name} ends`)
      },
      dir,
    )
  await Promise.all([build('one'), build('two')])
  expect(steps).toEqual(['one begins', 'one ends', 'two begins', 'two ends'])
  expect(readdirSync(dir)).toEqual([])
})

test('a build that fails or is killed holds up nobody', async () => {
  await expect(withBuildLock('studio', () => Promise.reject(new Error('no')), dir)).rejects.toThrow('no')
  // No process has this number.
  writeFileSync(path.join(dir, 'building studio'), '999999999')
  let isBuilt = false
  await withBuildLock(
    'studio',
    async () => {
      isBuilt = true
    },
    dir,
  )
  expect(isBuilt).toBe(true)
})
