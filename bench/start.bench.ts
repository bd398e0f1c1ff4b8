import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../e2e/support/demo-server.ts'
import { checkout, hasText, secondsUntil, startNpm } from '../e2e/support/npm-command.ts'
import { isSmallest, judge } from './support/scale.ts'

const goals = { bareSeconds: 30, againSeconds: 2 }
const limitSeconds = 180

/** `npm start` as a newcomer types it: in a bare clone until its first page, and a second time. */
export default async function bench(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'grandstand-clone-'))
  try {
    run('git', ['clone', '--quiet', checkout, dir])
    // The packages are most of a first start; the smallest form takes those that are here.
    if (isSmallest) run('cp', ['-a', join(checkout, 'node_modules'), join(dir, 'node_modules')])
    const bare = await timeStart(dir)
    const again = await timeStart(dir)
    console.log(`bare clone to the first page: ${bare.toFixed(1)} s (goal ≤ ${goals.bareSeconds})`)
    console.log(`a second start: ${again.toFixed(2)} s (goal ≤ ${goals.againSeconds})`)
    console.log(`second ÷ first: ${(again / bare).toFixed(2)}`)
    judge(bare <= goals.bareSeconds, `A bare clone took ${bare.toFixed(1)} s to its first page`)
    judge(again <= goals.againSeconds, `A second start took ${again.toFixed(2)} s`)
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

async function timeStart(dir: string): Promise<number> {
  const env = {
    PORT: String(await freePort()),
    RTMP_PORT: '0',
    SANDBOX_PORT: '0',
    DATA_DIR: join(dir, '.data'),
  }
  const command = startNpm(['start'], env, dir)
  try {
    const seconds = await secondsUntil(
      () => hasText(`http://localhost:${env.PORT}`, 'game-hero'),
      limitSeconds,
    )
    // Ended in the middle of it, the next start would have to build the Studio.
    await secondsUntil(
      () => hasText(`http://localhost:${env.PORT}/studio`, 'Grandstand Studio'),
      limitSeconds,
    )
    return seconds
  } finally {
    command.interrupt()
    await command.ended
  }
}

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ended with ${status}: ${stderr}`)
}
