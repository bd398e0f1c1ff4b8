import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'

const script = new URL('./guarded-process.ts', import.meta.url).pathname
const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'pipe'] })
const output = { stdout: '', stderr: '' }
for (const name of ['stdout', 'stderr'] as const)
  child[name].setEncoding('utf8').on('data', text => {
    output[name] += text
  })
const ended = once(child, 'exit')
let url: string

beforeAll(async () => {
  await once(child.stdout, 'data')
  url = `http://127.0.0.1:${JSON.parse(output.stdout).port}`
})
afterAll(() => {
  child.kill('SIGKILL')
})

it('a rejection that nobody handles is logged, and the server goes on', async () => {
  for (const _ of [1, 2]) expect(await (await fetch(`${url}/reject`)).text()).toBe('answered')
  await expect.poll(() => output.stderr).toContain('A rejected promise was not handled; the server goes on')
  expect(output.stderr).toContain('forgotten')
  expect(await (await fetch(url)).text()).toBe('answered')
})

it('an exception that nobody catches is logged, and the server stops and ends with 1', async () => {
  await fetch(`${url}/throw`)
  expect(await ended).toEqual([1, null])
  expect(output.stderr).toContain('An exception was not caught; the server stops')
  expect(output.stderr).toContain('thrown')
  expect(output.stdout).toContain('stopped')
})
