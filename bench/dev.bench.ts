import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../e2e/support/demo-server.ts'
import { hasText, secondsUntil, startNpm, withChange } from '../e2e/support/npm-command.ts'
import { openBrowser } from './support/open-browser.ts'
import { judge, scaled } from './support/scale.ts'

const goals = { pageSeconds: 15, componentSeconds: 1, serverSeconds: 3 }
const limitSeconds = 120
const rounds = scaled(5, 1)

/** `npm run dev`: its first page, and how soon a change of a component and of the server is seen. */
export default async function bench(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'grandstand-dev-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { PORT: String(port), RTMP_PORT: '0', SANDBOX_PORT: '0', DATA_DIR: dir, DEMO_VIDEO: '0' }
  const command = startNpm(['run', 'dev'], env)
  const browser = await openBrowser()
  try {
    const pageSeconds = await secondsUntil(() => hasText(url, 'game-hero'), limitSeconds)
    const page = await browser.newPage()
    await page.goto(url)
    await page.locator('#splash').waitFor({ state: 'detached' })
    const componentSeconds = await timeChange(
      ['apps/viewer/src/features/channel/site-footer.tsx', '<footer ', '<footer data-changed="" '],
      async () => (await page.locator('footer[data-changed]').count()) > 0,
    )
    const serverSeconds = await timeChange(
      ['apps/server/src/http/add-studio.ts', '<title>Grandstand Studio', '<title>Changed Grandstand Studio'],
      () => hasText(`${url}/studio`, 'Changed Grandstand Studio'),
    )
    console.log(`first page: ${pageSeconds.toFixed(1)} s (goal ≤ ${goals.pageSeconds})`)
    console.log(
      `a changed component: p50 ${componentSeconds.toFixed(2)} s (goal ≤ ${goals.componentSeconds})`,
    )
    console.log(`a changed server file: p50 ${serverSeconds.toFixed(2)} s (goal ≤ ${goals.serverSeconds})`)
    judge(pageSeconds <= goals.pageSeconds, 'The first page came late')
    judge(componentSeconds <= goals.componentSeconds, 'A changed component came late')
    judge(serverSeconds <= goals.serverSeconds, 'A changed server came late')
  } finally {
    await browser.close()
    command.interrupt()
    await command.ended
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The median of some changes, each of which is taken back and seen to be gone. */
async function timeChange(
  [file, before, after]: [string, string, string],
  isSeen: () => Promise<boolean>,
): Promise<number> {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    await withChange(file, [before, after], async () => {
      seconds.push(await secondsUntil(isSeen, limitSeconds))
    })
    await secondsUntil(async () => !(await isSeen()), limitSeconds)
  }
  return seconds.toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? Number.NaN
}
