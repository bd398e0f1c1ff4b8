import { oddEncoders } from '@grandstand/media/test-odd-encoders'
import { startLiveServer } from '../../e2e/support/live-server.ts'
import { type TrySeconds, tryEncoder } from '../../e2e/support/try-encoder.ts'
import { openBrowser } from '../support/open-browser.ts'
import { judge, scaled } from '../support/scale.ts'

const tried = scaled(oddEncoders, oddEncoders.slice(0, 1))
const seconds = scaled<TrySeconds | undefined>(undefined, { odd: 4, good: 1 })
const goals = { stillSeconds: 10, backSeconds: 5, replayStillSeconds: 10 }

/** Each odd encoder in a game that a page watches: how soon the picture is back, what is recorded, what the operator reads. */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  const browser = await openBrowser()
  const failed: string[] = []
  try {
    for (const encoder of tried) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
      try {
        const seen = await tryEncoder(server, page, encoder, seconds)
        const { stillSeconds, backSeconds, replayStillSeconds, problems, states } = seen
        const isGood =
          (!encoder.hasPicture || stillSeconds <= goals.stillSeconds) &&
          backSeconds <= goals.backSeconds &&
          replayStillSeconds <= goals.replayStillSeconds &&
          seen.recordings === 1 &&
          problems.join() === (encoder.problem ?? '')
        if (!isGood) failed.push(encoder.name)
        const still = encoder.hasPicture ? `${stillSeconds.toFixed(1)} s` : 'no picture'
        const word = [...problems, ...states.filter(state => state === 'no_picture')].join(', ') || 'nothing'
        console.log(
          `  ${encoder.name.padEnd(37)} still ${still.padEnd(10)}  back ${backSeconds.toFixed(1)} s  recorded ${(seen.recordedSeconds / seen.sentSeconds).toFixed(2)}  replay still ${replayStillSeconds.toFixed(1)} s  told ${word}`,
        )
      } catch (error) {
        failed.push(encoder.name)
        console.log(`  ${encoder.name}: ${error}`)
      } finally {
        await page.close()
      }
    }
    console.log(
      `odd encoders: ${tried.length - failed.length} of ${tried.length} (goal all): still ≤ ${goals.stillSeconds} s, back after a good one ≤ ${goals.backSeconds} s, one recording that plays through, its operator told`,
    )
    judge(
      failed.length === 0,
      `These left a page without a picture, or nobody was told: ${failed.join(', ')}`,
    )
  } finally {
    await browser.close()
    await server.stop()
  }
}
