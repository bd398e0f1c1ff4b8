import { setTimeout as sleep } from 'node:timers/promises'
import { readVideo } from '../../support/live-game.ts'
import type { Journey } from '../journey.ts'
import { expectPlaying } from '../video.ts'

const watchSeconds = 20
/** A picture that stood still for longer was not played through. */
const lostSeconds = 4

/** Runs in a page. */
function readPreroll() {
  const game = document.querySelector<HTMLVideoElement>('[aria-label="Video player"] video')
  const isShown = document.querySelector('[aria-label="Opening clip"]') !== null
  return {
    isShown,
    isOver: !isShown && game !== null,
    isHeard: game !== null && !game.muted && game.getVideoPlaybackQuality().totalVideoFrames > 5,
  }
}

export const watchLive: Journey = {
  name: 'a visitor goes from the home page to a live game, which is silent behind an advertisement and plays for 20 s',
  async run(page, { liveId }) {
    await page.open('/')
    const link = `main a[href="/watch/${liveId}"]`
    await page.see({ css: link })
    // Rows of games scroll smoothly: it is pressed where it stands.
    await page.evaluate(
      css => document.querySelector(css)?.scrollIntoView({ behavior: 'instant', inline: 'center' }),
      link,
    )
    await page.click({ css: link })
    await page.click({ role: 'button', name: 'Watch live' })
    let wasHeard = false
    let wasSeen = false
    await page.until('the advertisement was seen and is over', async () => {
      const { isShown, isOver, isHeard } = await page.evaluate(readPreroll)
      wasSeen ||= isShown
      wasHeard ||= isHeard && !isOver
      return wasSeen && isOver
    })
    if (wasHeard) throw new Error('The game was heard behind the advertisement')
    await expectPlaying(page)
    const began = await page.evaluate(readVideo)
    await sleep(watchSeconds * 1000)
    const { seconds, isPaused } = await page.evaluate(readVideo)
    if (isPaused) throw new Error('The picture was paused')
    const playedSeconds = seconds - began.seconds
    if (playedSeconds < watchSeconds - lostSeconds)
      throw new Error(`Only ${playedSeconds.toFixed(1)} s were played`)
  },
}
