import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { demoOperator, openStudio } from '../e2e/support/studio.ts'
import { type LiveServer, startLiveServer } from './support/live-server.ts'
import { openBrowser } from './support/open-browser.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'

type Cookie = Awaited<ReturnType<BrowserContext['cookies']>>[number]

const counts = scaled([4, 50], [1, 2])
const updates = scaled(6, 1)
const goalMs = 100
const firstViewGoalMs = 1_000
const updateGoalMs = 2_000

/**
 * The evening with many games: how soon it is there, how soon a change is seen, and what an update takes of a browser's
 * main thread.
 */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const devtools = await page.context().newCDPSession(page)
    // Of the processor: what else a machine does takes time too, and is not ours.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    await openStudio(page, demoOperator, `${server.url}/studio/channels/northern-league/tonight`)
    const updated = () => page.waitForResponse(/\/tonight\?/, { timeout: 30_000 })
    let open = 0
    let worst = 0
    for (const count of counts) {
      await server.openGames(count - open)
      open = count
      await tellSignals(server)
      await updated()
      const took: number[] = []
      for (let update = 0; update < updates; update += 1) {
        // Every figure is another one, as of cameras that send.
        await tellSignals(server)
        const before = await busyMs(devtools)
        await updated()
        // Until it is drawn.
        await page.waitForTimeout(1_500)
        took.push((await busyMs(devtools)) - before)
      }
      worst = quantile(took, 0.5)
      console.log(
        `  ${count} games with a camera each: ${worst.toFixed(0)} ms, at the most ${quantile(took, 1).toFixed(0)}`,
      )
    }
    console.log(
      `an update of the evening with ${open} games: ${worst.toFixed(0)} ms of main thread (goal < ${goalMs})`,
    )
    judge(worst < goalMs, `An update took ${worst.toFixed(0)} ms of the main thread`)
    const seen = await timeChanges(server, page)
    print(`a change until it is seen, with ${open} games`, seen, updateGoalMs)
    const { cookies } = await page.context().storageState()
    await page.close()
    print(
      `the first view of ${open} games`,
      await timeFirstViews(browser, server.url, cookies, open),
      firstViewGoalMs,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}

function print(what: string, tookMs: readonly number[], goal: number): void {
  const median = quantile(tookMs, 0.5)
  const most = quantile(tookMs, 1)
  console.log(`${what}: ${median.toFixed(0)} ms, at the most ${most.toFixed(0)} (goal ≤ ${goal})`)
  judge(most <= goal, `${what} took ${most.toFixed(0)} ms`)
}

/** From the commit of a change to its words on the page. */
async function timeChanges(server: LiveServer, page: Page): Promise<number[]> {
  const tookMs: number[] = []
  for (let change = 0; change < updates; change += 1) {
    // At any time between two updates.
    await page.waitForTimeout(change * 370)
    // Cameras that were not heard of for a while have no picture, and their tiles say nothing else.
    await tellSignals(server)
    tookMs.push(await timeChange(server, page, `Change ${change}`))
  }
  return tookMs
}

/** The demo's own score keeper may write over it at the same moment. */
async function timeChange(server: LiveServer, page: Page, period: string, tries = 3): Promise<number> {
  await server.postgres.pool.query(
    `update events set period = $1 where id = (select max(id) from events where stream_status = 'live')`,
    [period],
  )
  const fromMs = performance.now()
  const seen = page.getByText(period).waitFor({ timeout: 10_000 })
  const isSeen = await seen.then(
    () => true,
    () => false,
  )
  if (isSeen) return performance.now() - fromMs
  if (tries === 1) throw new Error(`${period} was not seen`)
  return timeChange(server, page, period, tries - 1)
}

/** As a browser that has nothing of the Studio but its login. */
async function timeFirstViews(
  browser: Browser,
  url: string,
  cookies: Cookie[],
  games: number,
): Promise<number[]> {
  const tookMs: number[] = []
  for (let view = 0; view < updates; view += 1) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.addCookies(cookies)
    const page = await context.newPage()
    const fromMs = performance.now()
    await page.goto(`${url}/studio/channels/northern-league/tonight`, { waitUntil: 'commit' })
    await page.waitForFunction(count => document.querySelectorAll('main h3').length >= count, games)
    tookMs.push(performance.now() - fromMs)
    await context.close()
  }
  return tookMs
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** As the process that has the cameras writes it. */
async function tellSignals({ postgres }: LiveServer): Promise<void> {
  await postgres.pool.query(`update cameras set state = 'live'
    where event_id in (select id from events where stream_status = 'live')`)
  await postgres.pool.query(`insert into camera_signals (video_id, channel_id, at, width, height, bits_per_second,
      frames_per_second, key_seconds, has_sound, sound_db, dropped_frames, delay_ms, history)
    select video_id, channel_id, now(), 1280, 720, 3000000 + random() * 1000000, 29 + random(), 2, true, -20 - random(),
      random() * 9, random() * 900, array(select (3000 + random() * 1000)::int from generate_series(1, 60))
    from cameras where state = 'live'
    on conflict (video_id) do update set at = excluded.at, bits_per_second = excluded.bits_per_second,
      frames_per_second = excluded.frames_per_second, sound_db = excluded.sound_db,
      dropped_frames = excluded.dropped_frames, delay_ms = excluded.delay_ms, history = excluded.history`)
}
