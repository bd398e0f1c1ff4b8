import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { pushParts } from '../src/ffmpeg/push-parts.ts'
import { startLiveRun } from '../src/live/live-run.ts'
import { openRecording } from '../src/live/open-recording.ts'
import { createRtmpServer } from '../src/rtmp/rtmp-server.ts'
import { ffmpegs } from './test-ffmpeg.ts'
import { makeFile } from './test-file.ts'
import { makeTestFolder } from './test-folder.ts'

const run = promisify(execFile)

const dir = await makeTestFolder('push')
let file: string
beforeAll(async () => {
  file = await makeFile(join(dir, "a game's film.mp4"), { seconds: 6, keyEverySeconds: 1 })
})

describe.each(ffmpegs)('the stream that ffmpeg $version sends from a file by RTMP', ({ path, version }) => {
  it('has the requested parts, one after the other, at the pace of a camera', async () => {
    const recording = await openRecording({
      dir: join(dir, version),
      onProblem: error => expect.fail(String(error)),
    })
    const key = 'a-key-that-no-process-list-shows'
    let processes = ''
    const server = createRtmpServer({
      async onCamera(asked) {
        expect(asked).toMatchObject({ app: 'live', key })
        processes = (await run('ps', ['-eww', '-o', 'args'])).stdout
        return startLiveRun(recording, () => Date.now())
      },
      onError: error => expect.fail(String(error)),
    })
    const url = `rtmp://127.0.0.1:${await server.listen(0, '127.0.0.1')}/live`
    const parts = [
      { fromSeconds: 1, toSeconds: 2 },
      { fromSeconds: 4, toSeconds: 5 },
    ]
    const startedAt = performance.now()
    const said = await pushParts({ path, file, parts, url, key, signal: AbortSignal.timeout(20_000) })
    expect(said).toBe('')
    expect(processes).toContain(url)
    expect(processes).not.toContain(key)
    expect(performance.now() - startedAt).toBeGreaterThan(1_500)
    await expect.poll(() => recording.endSeconds).toBeCloseTo(2, 0)
    await server.close()
    await recording.flush()
  })
})
