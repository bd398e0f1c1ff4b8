import { chmod, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { findGuard } from '../src/ffmpeg/find-guard.ts'
import { memoryLimitBytes } from '../src/ffmpeg/memory-limit.ts'
import { FfmpegFailed, inputArguments, runFfmpeg } from '../src/ffmpeg/run-ffmpeg.ts'
import { probeFile } from '../src/file/probe-file.ts'
import { recordRung } from '../src/file/record-rung.ts'
import { writePreview } from '../src/file/write-preview.ts'
import { ffmpegs } from './test-ffmpeg.ts'
import { makeFile } from './test-file.ts'
import { makeTestFolder } from './test-folder.ts'

const isRoot = process.getuid?.() === 0
const { signal } = new AbortController()
const dir = await makeTestFolder('guard')
let file: string
let large: string

beforeAll(async () => {
  file = await makeFile(join(dir, 'closed.mp4'), { seconds: 2, size: '320x180' })
  await chmod(file, 0o600)
  large = await makeFile(join(dir, 'large.mp4'), { seconds: 0.2, size: '3840x2160', sound: 'none' })
})

describe.each(ffmpegs)('a file that somebody sent, with ffmpeg $version', ({ path, guard }) => {
  const tool = { path, guard, signal }

  it('is read and made by a process that is not ours', async () => {
    const facts = await probeFile(tool, file)
    expect(facts?.video).toMatchObject({ width: 320, height: 180 })
    if (!facts) return
    const plan = {
      video: { width: 160, height: 90, frameRate: 15, bitsPerSecond: 400_000, isInterlaced: false },
      audio: 'encode',
    } as const
    const made = await recordRung({
      ...tool,
      file,
      facts,
      plan,
      dir: join(dir, 'rung'),
      startedAt: new Date(0),
      maxSeconds: 60,
      onProgress() {},
    })
    expect(made).toMatchObject({ width: 160, height: 90 })
    const target = join(dir, 'preview.mp4')
    const size = { width: 160, height: 90 }
    await writePreview(tool, { file, stream: 0, atSeconds: 0, size, target })
    expect(await probeFile(tool, target)).toMatchObject({ video: size })
    expect((await stat(target)).uid).toBe(process.getuid?.())
  })

  it.runIf(guard.user)('cannot open any other file', async () => {
    const secret = join(dir, 'secret')
    await writeFile(secret, 'key', { mode: 0o644 })
    for (const name of [secret, `/proc/${process.pid}/environ`]) {
      const reading = runFfmpeg(['-f', 'data', '-i', `file:${name}`, '-map', '0', '-f', 'data', '-'], {
        ...tool,
        purpose: 'cut',
        timeoutMs: 10_000,
      })
      await expect(reading).rejects.toMatchObject({ said: expect.stringContaining('Permission denied') })
    }
  })

  it('finds no keys in its environment', async () => {
    vi.stubEnv('SECRET_KEY', 'canary')
    let heard = ''
    await runFfmpeg(['-f', 'data', '-i', 'file:/proc/self/environ', '-map', '0', '-f', 'data', 'pipe:1'], {
      ...tool,
      purpose: 'cut',
      timeoutMs: 10_000,
      async onOutput(output) {
        for await (const chunk of output) heard += chunk
      },
    })
    vi.unstubAllEnvs()
    expect(heard).toContain('PATH=')
    expect(heard).not.toContain('canary')
  })

  it('has memory for pictures of its size, and no more', async () => {
    const shrink = (memoryBytes: number) =>
      runFfmpeg([...inputArguments(large), '-vf', 'scale=1920:1080', '-c:v', 'libx264', '-f', 'null', '-'], {
        ...tool,
        purpose: 'cut',
        timeoutMs: 60_000,
        files: { read: large },
        memoryBytes,
      })
    await shrink(memoryLimitBytes({ width: 3840, height: 2160 }))
    if (guard.hasMemoryLimit) await expect(shrink(60_000_000)).rejects.toBeInstanceOf(FfmpegFailed)
  })
})

it.runIf(isRoot)('a program runs under a user of its own if the server is root', async () => {
  expect(await findGuard('true')).toMatchObject({ user: { uid: 65_432 } })
})

it('a program that cannot be guarded runs as usual', async () => {
  expect(await findGuard('/nowhere/ffmpeg')).toMatchObject({ prefix: [], user: null })
})
